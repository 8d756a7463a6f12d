import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText, textsAt } from '../../model/data.ts';
import type { Node } from './node.ts';

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** The hours of a department. Days with a text instead of times count as closed. */
export function openingHours(department: Data): readonly Node[] {
  return groupsAt(department, 'hours')
    .filter((row) => optionalText(row, 'opens') !== undefined)
    .map((row) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysBetween(textsAt(row, 'days')),
      opens: row.opens,
      closes: row.closes,
    }));
}

function daysBetween(stretch: readonly string[]): readonly string[] {
  const keys = Object.keys(days);
  const first = keys.indexOf(stretch[0] ?? '');
  const last = keys.indexOf(stretch.at(-1) ?? '');
  return Object.values(days).slice(first, last + 1);
}
