/** The bounds of a choice of prices or seats: `below` and `above` exclude their figure, `min` and `max` include it. */
export interface Band {
  readonly min?: number;
  readonly max?: number;
  readonly below?: number;
  readonly above?: number;
}

/** Whether a figure is within the bounds. */
export function isInBand(figure: number, band: Band): boolean {
  return (
    figure < (band.below ?? Number.POSITIVE_INFINITY) &&
    figure > (band.above ?? Number.NEGATIVE_INFINITY) &&
    figure >= (band.min ?? Number.NEGATIVE_INFINITY) &&
    figure <= (band.max ?? Number.POSITIVE_INFINITY)
  );
}
