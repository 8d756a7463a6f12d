import { textAt } from '../../model/data.ts';
import { readPhone } from '../../model/phone-number.ts';
import type { ViewContext } from '../context/view.ts';

/** A phone number as printed, and its link for dialing. */
export function phoneView(id: string, context: ViewContext) {
  const text = textAt(context.get('phone', id), 'number');
  return { text, href: readPhone(text, context.site).href };
}
