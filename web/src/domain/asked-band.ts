import type { Band } from '../../../generated/contract/bands.ts';
import { readQueryValue } from '../../../generated/contract/routes.ts';
import { formatPrice } from './quantity.ts';

interface WithPrices {
  readonly price?:
    | readonly (Band & { readonly value: string; readonly label: string })[]
    | undefined;
}

/** The choices of the filters with the price that an address asks for, if that is none: `under-12000`, `7000-9000`. */
export function withAskedPrice<Options extends WithPrices>(
  options: Options,
  query: URLSearchParams,
): Options {
  const { price } = options;
  const value = readQueryValue(query, 'price')?.toLowerCase() ?? '';
  const [, bound, one, other] = /^(under-|over-)?(\d{1,8})(?:-(\d{1,8}))?$/.exec(value) ?? [];
  // One figure with a bound, or two without.
  if (!price || !bound === !other || price.some((option) => option.value === value)) return options;
  const [figure, most] = [Number(one), Number(other)];
  const band = other
    ? { min: figure, max: most }
    : { [bound === 'over-' ? 'above' : 'below']: figure };
  // In signs, which every language has.
  const label = value
    .replace('under-', '< ')
    .replace('over-', '> ')
    .replace('-', '–')
    .replace(/\d+/g, (digits) => formatPrice(Number(digits)));
  return { ...options, price: [...price, { value, label, ...band }] };
}
