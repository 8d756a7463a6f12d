import type { NounTypes } from '../../generated/content.ts';
import { dayAfter } from '../model/held-days.ts';

type Unit = NounTypes['unit'];

/** The limits of the site, and the day. */
interface Sited {
  readonly site: NounTypes['site'];
  readonly today: string;
}

/** Whether nobody has looked after a unit for longer than a check holds. */
export function isStale({ checked, arrived }: Unit, { site, today }: Sited): boolean {
  const days = site.stock?.checkedWithin;
  return days !== undefined && dayAfter(checked ?? arrived ?? '2000-01-01', days) < today;
}

/** Whether the page of a sold unit has had its time. */
export function isOver({ status, sold }: Unit, { site, today }: Sited): boolean {
  const days = site.stock?.soldFor;
  if (status !== 'sold' || sold === undefined || days === undefined) return false;
  return dayAfter(sold, days) < today;
}
