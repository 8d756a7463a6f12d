import { fillText, formatFigure } from '../domain/quantity.ts';

interface Way {
  miles: number;
  direction?: string | undefined;
}

/** A distance in words, with its direction where it has one. */
export function wayText(way: Way, labels: { miles: string; toward: string }): string {
  const { miles, direction } = way;
  const n = formatFigure(miles, 1);
  return direction === undefined
    ? fillText(labels.miles, { n })
    : fillText(labels.toward, { n, direction });
}
