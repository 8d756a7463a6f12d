/**
 * The figure that the name of a vehicle gives where its facts do not: `RANGER 6` among vehicles with two to eight seats.
 * A number that no other vehicle comes near means something else, as in `TURFMAN 800`.
 */
export function namedFigure(name: string, stated: readonly number[]): number | undefined {
  const numbers = name.split(/\s+/).filter((word) => /^\d+$/.test(word));
  const [only, ...others] = numbers.map(Number);
  if (only === undefined || others.length > 0 || stated.length === 0) return undefined;
  return only >= Math.min(...stated) && only <= Math.max(...stated) ? only : undefined;
}
