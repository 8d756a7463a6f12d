import type { Department } from '../../../generated/sections.ts';
import { readPhone } from '../../model/phone-number.ts';
import { printExceptions } from '../../resolve/facts/exceptions.ts';
import { printHoursRows } from '../../resolve/facts/print-hours.ts';
import { otherReadings, readingLabel } from '../../resolve/facts/reading-label.ts';
import type { View, ViewContext } from '../context/view.ts';

/** A department with its hours, row by row. `id@reading` takes the hours of a declared reading. */
export const department: View<Department> = {
  one(reference, context) {
    const [id = '', reading] = String(reference).split('@');
    const record = context.get('department', id);
    const shown = reading === undefined ? record : record.readings?.[reading];
    const also = otherReadings(record, context.print, reading);
    const exceptions = printExceptions(record, context.print, context.index.site.today);
    return {
      id,
      name: record.name,
      phone: phoneView(record.phone, context),
      label: readingLabel(shown) ?? '',
      ...(also.length > 0 && { also }),
      rows: printHoursRows(shown?.hours ?? [], context.print) ?? [],
      ...(exceptions.length > 0 && { exceptions }),
    };
  },
};

/** A phone number as printed, and its link for dialing. */
export function phoneView(id: string, context: ViewContext) {
  const { number: text } = context.get('phone', id);
  return { text, href: readPhone(text, context.site).href };
}
