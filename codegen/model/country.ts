import type { NounTypes } from '../../generated/content.ts';

/** Where the dealer is, as far as it is known. */
export type Home = Partial<Pick<NounTypes['site'], 'locale' | 'country'>>;

/** The country of a dealer by its two letters: as its site says, or else that of its locale. */
export function countryOf({ locale = 'en-US', country }: Home): string {
  return country ?? new Intl.Locale(locale).maximize().region ?? 'US';
}
