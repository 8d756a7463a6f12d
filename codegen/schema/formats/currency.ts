import { type Format, firstSuggestion, named } from './format.ts';

/** A currency by its three letters. */
export const currency: Format = {
  form: 'a currency by its three letters, such as USD',
  accepts: (text) => currencies().includes(text),
  meant: (text) =>
    firstSuggestion(
      text,
      inCapitals,
      (word) => named(word, currencies(), nameOf),
      bySymbol,
      swapped,
    ),
};

const currencies = () => Intl.supportedValuesOf('currency');

function nameOf(code: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code);
}

function inCapitals(text: string) {
  const word = text.trim().toUpperCase();
  return currencies().includes(word) ? { word, isSure: true } : undefined;
}

/** `$` as USD, `€` as EUR. */
function bySymbol(text: string) {
  const word = currencies().find((code) => symbolOf(code) === text.trim());
  return word === undefined ? undefined : { word, isSure: false };
}

function symbolOf(code: string): string | undefined {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}

/** `UDS` as USD. */
function swapped(text: string) {
  const sorted = (word: string) => [...word].sort().join('');
  const word = currencies().find((code) => sorted(code) === sorted(text.trim().toUpperCase()));
  return word === undefined ? undefined : { word, isSure: false };
}
