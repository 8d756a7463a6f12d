import { readPhone } from '../../model/phone-number.ts';
import type { ViewContext } from '../context/view.ts';

/** A phone number as printed, and its link for dialing. */
export function phoneView(id: string, context: ViewContext) {
  const { number: text } = context.get('phone', id);
  return { text, href: readPhone(text, context.site).href };
}
