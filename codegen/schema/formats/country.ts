import { suggest } from '../../diagnostics/nearest.ts';
import { once } from '../../model/once.ts';
import { type Format, firstSuggestion, lettersOf, named } from './format.ts';

/** A country by its two letters. */
export const country: Format = {
  form: 'a country by its two letters, such as US',
  accepts: (text) => /^[A-Z]{2}$/.test(text) && isCountry(text),
  meant: (text) =>
    firstSuggestion(
      text,
      renamed,
      (word) => named(word, countries(), nameOf),
      fromThree,
      (word) => (word.length > 3 ? byNearName(word) : undefined),
    ),
};

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Groups of countries and codes for tests, which have names as well. */
const none = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

function isCountry(code: string): boolean {
  return !none.has(code) && canonical(code) === code && nameOf(code) !== undefined;
}

/** The name of a country; undefined if no country has this code. */
function nameOf(code: string): string | undefined {
  return names.of(code);
}

const countries = once(() => lettersOf(2).filter(isCountry));

/** UK is known by another code. */
function canonical(code: string): string | undefined {
  return new Intl.Locale(`und-${code}`).region;
}

/** `UK` as GB, `us` as US. */
function renamed(text: string) {
  const code = text.trim().toUpperCase();
  const word = /^[A-Z]{2}$/.test(code) ? canonical(code) : undefined;
  return word && isCountry(word) ? { word, isSure: true } : undefined;
}

/** The three letters of a country are its two and one more: USA, CAN, DEU. */
function fromThree(text: string) {
  const code = text.trim().toUpperCase();
  const word = code.slice(0, 2);
  return /^[A-Z]{3}$/.test(code) && isCountry(word) ? { word, isSure: false } : undefined;
}

function byNearName(text: string) {
  const codes = countries();
  const near = suggest(
    text,
    codes.map((code) => nameOf(code) ?? code),
  );
  const word = codes.find((code) => nameOf(code) === near?.word);
  return word === undefined ? undefined : { word, isSure: false };
}
