import type { NounTypes } from '../../../generated/content.ts';
import { openTimes, timeOf, wholeDay } from '../../model/opening-hours.ts';
import type { Node } from './node.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of a department. Days with a text instead of times count as closed. */
export function openingHours({ hours }: Pick<NounTypes['department'], 'hours'>): readonly Node[] {
  return hours.flatMap((row) => {
    const times = openTimes(row);
    const [first] = times;
    if (!first) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: times.map(({ day }) => days[day]),
      opens: timeOf(first.opens),
      closes: closingTime(first.opens, first.closes),
    };
  });
}

/** Search engines take what closes before it opens as closing on the next day, and 00:00 to 23:59 as a whole day. */
function closingTime(opens: number, closes: number): string {
  return opens === 0 && closes === wholeDay ? timeOf(wholeDay - 1) : timeOf(closes % wholeDay);
}
