/** The fewest steps from the lowest price to the highest. */
const fewest = 4;

/** Round sums below which there are ever more of some prices: each finds more than the one before, and none finds all. */
export function budgetsOf(prices: readonly number[]): readonly number[] {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length < fewest || lowest === highest) return [];
  const step = roundDown((highest - lowest) / fewest);
  const first = Math.ceil((lowest + 1) / step) * step;
  const sums = Array.from({ length: 3 * fewest }, (_, index) => first + index * step);
  const below = (sum: number) => prices.filter((price) => price < sum).length;
  return sums.filter((sum) => sum <= highest && below(sum) > 0 && below(sum) > below(sum - step));
}

/** The next lower 1, 2 or 5 with zeros. */
function roundDown(figure: number): number {
  const power = 10 ** Math.floor(Math.log10(figure));
  const factor = [5, 2, 1].find((each) => each * power <= figure) ?? 1;
  return factor * power;
}
