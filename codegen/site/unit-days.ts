import type { NounTypes } from '../../generated/content.ts';
import type { Content } from '../model/content.ts';
import { dayAfter } from '../model/held-days.ts';

type Unit = NounTypes['unit'];

/** The days that a dealer gives his units, and the day that is asked about. */
interface Dated {
  readonly site: NounTypes['site'];
  readonly today: string;
}

/** Whether nobody has looked after a unit for longer than a check holds. */
export function isStale(unit: Unit, { site, today }: Dated): boolean {
  const last = lastFresh(unit, site);
  return last !== undefined && last < today;
}

/** Whether the page of a sold unit has had its time. */
export function isOver(unit: Unit, { site, today }: Dated): boolean {
  const last = lastShown(unit, site);
  return last !== undefined && last < today;
}

/** The days on which a check of a unit has ceased to hold, or the page of a sold one has had its time. */
export function unitDays({ stock, site }: Content): readonly string[] {
  if (!site) return [];
  return stock.flatMap(({ data }) =>
    [lastFresh(data, site.data), lastShown(data, site.data)].flatMap((last) =>
      last === undefined ? [] : [dayAfter(last)],
    ),
  );
}

/** The last day on which the check of a unit holds. */
function lastFresh({ checked, arrived }: Unit, { stock }: Dated['site']): string | undefined {
  const days = stock?.checkedWithin;
  return days === undefined ? undefined : dayAfter(checked ?? arrived ?? '2000-01-01', days);
}

/** The last day on which a sold unit has its page. */
function lastShown({ status, sold }: Unit, { stock }: Dated['site']): string | undefined {
  const days = stock?.soldFor;
  if (status !== 'sold' || sold === undefined || days === undefined) return undefined;
  return dayAfter(sold, days);
}
