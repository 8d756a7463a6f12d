import type { BrandOption, CategoryOption, PriceOption } from '../../../generated/sections.ts';
import { isInBand } from '../../contract/bands.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import { printFigure } from '../../resolve/facts/print-figure.ts';
import type { View } from '../context/view.ts';
import { chosenVehicles } from '../vehicles/for-sale.ts';

/** The budgets as written. */
interface PriceQuery {
  readonly of?: string;
  readonly under: string;
  readonly also?: readonly PriceOption[];
}

/** Budgets among the prices there are, and the choices that content adds, in the order of their upper bounds. */
export const priceOption: View<PriceOption> = {
  many(query, context) {
    const written = query as PriceQuery;
    const prices = context.weigh(() =>
      chosenVehicles(written.of ?? 'all', context).flatMap(
        ({ price }) => priceOn(context.print, price)?.least ?? [],
      ),
    );
    const also = written.also ?? [];
    const found = (option: Omit<PriceOption, 'value' | 'label'>) =>
      prices.filter((price) => isInBand(price, option)).length;
    // What content adds may be a budget that finds the same.
    const made = budgetsOf(prices).filter(
      (below) => !also.some((option) => found(option) === found({ below }) && 'below' in option),
    );
    const budgets = made.map((below) => ({
      value: `under-${below}`,
      label: written.under.replace('{price}', () => printFigure('money', [below], context.print)),
      below,
    }));
    return [...budgets, ...also].toSorted((one, other) => boundOf(one) - boundOf(other));
  },
};

/** The most that a choice lets something cost; one without end comes last. */
function boundOf({ below, max }: PriceOption): number {
  return below ?? max ?? Number.MAX_VALUE;
}

/** The fewest steps from the lowest price to the highest. */
export const fewest = 4;

/** Round sums below which there are ever more of some prices: each finds more than the one before, and none finds all. */
function budgetsOf(prices: readonly number[]): readonly number[] {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length < fewest || lowest === highest) return [];
  const step = roundDown((highest - lowest) / fewest);
  const first = Math.ceil((lowest + 1) / step) * step;
  const sums = Array.from({ length: 3 * fewest }, (_, index) => first + index * step);
  const below = (sum: number) => prices.filter((price) => price < sum).length;
  return sums.filter((sum) => sum <= highest && below(sum) > 0 && below(sum) > below(sum - step));
}

/** The next lower 1, 2 or 5 with zeros. */
export function roundDown(figure: number): number {
  const power = 10 ** Math.floor(Math.log10(figure));
  const factor = [5, 2, 1].find((each) => each * power <= figure) ?? 1;
  return factor * power;
}

/** The brands among the vehicles of a query, as the choices of a filter. */
export const brandOption: View<BrandOption> = {
  many(query, context) {
    const brands = context.weigh(() =>
      chosenVehicles(query, context).flatMap(({ brand }) => brand ?? []),
    );
    const known = [...new Set(brands)];
    // One choice is none.
    return (known.length > 1 ? known : []).map((id) => ({
      value: id,
      label: context.get('brand', id).name,
    }));
  },
};

/** The names of the series among the vehicles of a query, as the choices of a filter. */
export const categoryOption: View<CategoryOption> = {
  many(query, context) {
    const names = context.weigh(() => {
      const series = chosenVehicles(query, context).flatMap((vehicle) => vehicle.series ?? []);
      return [...new Set(series.map((id) => context.get('series', id).name))];
    });
    // One choice is none.
    return names.length > 1 ? names.map((label) => ({ value: partOf(label, names), label })) : [];
  },
};

/** The last word of a name, if no other name has it; a vehicle is found by a part of its category. */
function partOf(name: string, names: readonly string[]): string {
  const last = name.split(' ').at(-1) ?? name;
  const sharing = names.filter((each) => each.toLowerCase().includes(last.toLowerCase()));
  return (sharing.length === 1 ? last : name).toLowerCase();
}
