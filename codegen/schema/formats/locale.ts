import type { Suggestion } from '../../diagnostics/nearest.ts';
import { type Format, firstSuggestion } from './format.ts';
import { canonical, language } from './language.ts';

/** The habits by which figures and dates are printed. Of any other locale `Intl` silently prints another. */
export const locale: Format = {
  form: 'a language and a country such as en-US',
  accepts: (text) => language.accepts(text) && isPrinted(text),
  meant: (text) => firstSuggestion(text, respelled, inHomeland),
};

/** Whether dates and figures come out by the habits of just this language and country. */
function isPrinted(tag: string): boolean {
  const wanted = new Intl.Locale(tag);
  return [new Intl.DateTimeFormat(tag), new Intl.NumberFormat(tag)].every((format) => {
    const used = new Intl.Locale(format.resolvedOptions().locale);
    return used.baseName === wanted.baseName || fullName(used) === fullName(wanted);
  });
}

function fullName(tag: Intl.Locale): string {
  return tag.maximize().baseName;
}

function respelled(text: string): Suggestion | undefined {
  const word = canonical(text);
  return word && locale.accepts(word) ? { word, isSure: true } : undefined;
}

/** The language in the country where most people speak it: `German` and `de-US` as de-DE. */
function inHomeland(text: string): Suggestion | undefined {
  const tag = language.meant?.(text)?.word ?? canonical(text);
  const code = tag?.split('-')[0];
  if (code === undefined || !language.accepts(code)) return undefined;
  const word = `${code}-${new Intl.Locale(code).maximize().region}`;
  return locale.accepts(word) ? { word, isSure: false } : undefined;
}
