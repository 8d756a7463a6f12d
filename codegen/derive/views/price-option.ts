import type { PriceOption } from '../../../generated/sections.ts';
import { isInBand } from '../../contract/bands.ts';
import { printFigure } from '../../resolve/facts/print-figure.ts';
import type { View } from '../context/view.ts';
import { budgetsOf } from '../vehicles/budgets.ts';
import { chosenVehicles } from '../vehicles/chosen-vehicles.ts';

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
      chosenVehicles(written.of ?? 'all', context).flatMap(({ price }) => price?.money ?? []),
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
