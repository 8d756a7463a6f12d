import { textAt } from '../../model/data.ts';
import type { ViewContext } from './view.ts';

/** A phone ready to dial: the number as printed, and its address. */
export function phoneView(id: string, context: ViewContext) {
  const text = textAt(context.get('phone', id), 'number');
  return { text, href: dialAddress(text) };
}

/** `1-555-010-0100` as `tel:+15550100100`. Eleven digits from a 1 hold the country code already. */
export function dialAddress(number: string): string {
  const digits = number.replace(/\D/g, '');
  const hasCountryCode = number.startsWith('+') || /^1\d{10}$/.test(digits);
  return `tel:${hasCountryCode ? '+' : ''}${digits}`;
}
