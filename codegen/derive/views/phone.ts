import { textAt } from '../../model/data.ts';
import type { ViewContext } from './view.ts';

/** A phone number as printed, and its link for dialing. */
export function phoneView(id: string, context: ViewContext) {
  const text = textAt(context.get('phone', id), 'number');
  return { text, href: dialAddress(text) };
}

/** `1-555-010-0100` as `tel:+15550100100`. Eleven digits that start with 1 already include the country code. */
export function dialAddress(number: string): string {
  const digits = number.replace(/\D/g, '');
  const hasCountryCode = number.startsWith('+') || /^1\d{10}$/.test(digits);
  return `tel:${hasCountryCode ? '+' : ''}${digits}`;
}
