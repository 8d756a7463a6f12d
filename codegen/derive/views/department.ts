import { groupAt, groupsAt, optionalText, textAt } from '../../model/data.ts';
import { printHoursRows } from '../../resolve/facts/print-hours.ts';
import { otherReadings, readingLabel } from '../../resolve/facts/reading-label.ts';
import type { View } from '../context/view.ts';
import { phoneView } from './phone.ts';

/** A department with its hours, row by row. `id@reading` takes the hours of a declared reading. */
export const department: View = {
  one(reference, context) {
    const [id = '', reading] = String(reference).split('@');
    const record = context.get('department', id);
    const hours = reading === undefined ? record : groupAt(groupAt(record, 'readings'), reading);
    const also = otherReadings(record, context.print, reading);
    const phone = optionalText(record, 'phone');
    return {
      id,
      name: textAt(record, 'name'),
      phone: phone === undefined ? undefined : phoneView(phone, context),
      label: readingLabel(hours) ?? '',
      ...(also.length > 0 && { also }),
      rows: printHoursRows(groupsAt(hours, 'hours'), context.print),
    };
  },
};
