import { once } from '../../model/once.ts';
import { type Format, firstSuggestion, lettersOf, named } from './format.ts';

/** A language as browsers name it, with a country or a script if need be. */
export const language: Format = {
  form: 'a language such as en or en-US',
  accepts: (text) => canonical(text) === text && isKnown(text),
  meant: (text) => firstSuggestion(text, respelled, byName),
};

/** A language tag as it is best written; undefined if it is none. `en_UK` is en-GB. */
export function canonical(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Codes for no language, or for many. */
const none = /^(?:mis|mul|und|zxx|root)\b/;

/** Whether each part of a language tag has a name. */
function isKnown(tag: string): boolean {
  if (none.test(tag) || tag.startsWith('x-')) return false;
  const { language: code, baseName } = new Intl.Locale(tag);
  return names.of(code) !== undefined && names.of(baseName) !== undefined;
}

function respelled(text: string) {
  const word = canonical(text);
  return word && isKnown(word) ? { word, isSure: true } : undefined;
}

/** The languages that have a name; asking for those of all words of two and three letters takes a tenth of a second. */
const languages = once(() =>
  [...lettersOf(2), ...lettersOf(3)]
    .map((word) => word.toLowerCase())
    .filter((code) => names.of(code) !== undefined),
);

/** `English` as en. */
function byName(text: string) {
  return named(text, languages(), (code) => names.of(code));
}
