/** A measurement. Its ratio to the baseline says more than the figure: both come from one run. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same for something that does only the minimum, in the same unit. */
  readonly baseline?: { readonly name: string; readonly value: number };
  readonly budget?: Budget;
}

/** The limit: for the value, or for its ratio to the baseline. */
interface Budget {
  /** Who would feel it. */
  readonly who: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly of?: 'ratio';
}

/** A bench: measures one area. */
export type Bench = () => Promise<readonly Row[]>;

/** The middle one of several measured values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value beside its baseline. */
export function ratioOf({ value, baseline }: Row): number | undefined {
  return baseline && value / baseline.value;
}

/** How far a row exceeds its budget, as a share of the budget: zero or less is within it. */
export function excessOf(row: Row): number | undefined {
  const { atMost, atLeast, of } = row.budget ?? {};
  const judged = of === 'ratio' ? (ratioOf(row) ?? Number.NaN) : row.value;
  if (atMost !== undefined) return atMost === 0 ? judged : judged / atMost - 1;
  return atLeast === undefined ? undefined : 1 - judged / atLeast;
}
