import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { NounTypes } from '../../generated/content.ts';

/** A phone number as it is dialed from anywhere. */
export interface PhoneNumber {
  /** `+13025550100` */
  readonly number: string;
  /** `tel:+13025550100`, or `tel:+13025550100;ext=12`. */
  readonly href: string;
  /** Whether it has as many digits as numbers of its country have. */
  readonly isWhole: boolean;
  /** Whether its country has such numbers. */
  readonly isLikely: boolean;
}

/** Reads a number as it is printed: `(207) 555-0100`, `1-800-FLOWERS`, `207-555-0100 ext. 12`. */
export function readPhone(printed: string, site: Home): PhoneNumber {
  const country = countryOf(site);
  const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const found = parsePhoneNumberFromString(asDigits(printed), { ...options, extract: false });
  if (!found) {
    const digits = printed.replace(/\D/g, '');
    return { number: digits, href: `tel:${digits}`, isWhole: false, isLikely: false };
  }
  return {
    number: found.number,
    href: found.getURI(),
    isWhole: found.isPossible(),
    isLikely: found.isValid(),
  };
}

/** The letters of a number are on the keys of a phone; those before an extension are not dialed. */
function asDigits(printed: string): string {
  const found = /(?:extension|ext\.?|x|#) *(\d+)$/i.exec(printed);
  const digits = printed
    .slice(0, found?.index)
    .trimEnd()
    .replaceAll(/[A-Z]/g, (letter) => keys.findIndex((key) => key.includes(letter)).toString());
  return found ? `${digits} ext. ${found[1]}` : digits;
}

const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** Where the dealer is, as far as it is known. */
export type Home = Partial<Pick<NounTypes['site'], 'locale' | 'country'>>;

/** The country of a dealer by its two letters: as its site says, or else that of its locale. */
export function countryOf({ locale = 'en-US', country }: Home): string {
  return country ?? new Intl.Locale(locale).maximize().region ?? 'US';
}
