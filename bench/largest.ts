import type { Row } from './row.ts';

/** A page, and what was measured of it. */
interface MeasuredPage {
  readonly path: string;
  readonly value: number;
}

/** A row with the largest value among pages. */
export function largest(
  name: string,
  pages: readonly MeasuredPage[],
  rest: Pick<Row, 'unit' | 'budget'>,
): Row {
  const [most] = pages.toSorted((one, other) => other.value - one.value);
  return {
    name: `${name}, largest of ${pages.length} pages: ${most?.path}`,
    value: most?.value ?? Number.NaN,
    ...rest,
  };
}
