import { weekdays } from '../model/opening-hours.ts';
import { type ListField, propertiesOf } from '../schema/field.ts';

/** Whether a list holds opening hours: its items have days of the week, and times. */
export function isWeek({ items }: ListField): boolean {
  const row = propertiesOf(items);
  const days = row.get('days');
  const day = days?.is === 'list' ? days.items : undefined;
  const isDay = day?.is === 'choice' && weekdays.every((each) => day.values.includes(each));
  return isDay && row.has('opens') && row.has('closes');
}
