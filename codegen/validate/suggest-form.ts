import type { Suggestion } from '../diagnostics/nearest.ts';
import { digitsOf, type WrittenValue } from './suggest-type.ts';

/** A text rewritten in the required form; sure if there is only one way. */
export function suggestForm(
  { data, raw, key = '' }: Pick<WrittenValue, 'data' | 'raw'> & { readonly key?: string },
  fits: (text: string) => boolean,
): Suggestion | undefined {
  if (typeof data !== 'string') return undefined;
  const found = [...new Set(spelled(data))].filter((text) => text !== data && fits(text));
  const [word, ...others] = found;
  if (word === undefined || others.length > 0) return undefined;
  // The letter may stand for a digit other than the one it looks like.
  const isSure = word !== digitsOf(data) || word === data.trim();
  const isClear = key === 'closes' ? !morningHour.test(data) : !earlyHour.test(data);
  return rewritten({ data, raw }, word, isSure && isClear);
}

/** Another word in place of a text, in the same quotes if it has any. */
export function rewritten(
  { data, raw }: Pick<WrittenValue, 'data' | 'raw'>,
  word: string,
  isSure: boolean,
): Suggestion | undefined {
  if (raw === data) return { word: isPlain(word) ? word : `"${word}"`, isSure };
  const quote = raw.charAt(0);
  return raw === quote + data + quote ? { word: quote + word + quote, isSure } : undefined;
}

function isPlain(word: string): boolean {
  return /^[A-Za-z/][\w./:-]*$/.test(word);
}

/** Spellings that people confuse with a text. */
function spelled(data: string): string[] {
  const text = stripped(data, /[\s“”‘’"']/);
  const name = text.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return [
    text,
    text.toLowerCase(),
    name,
    stripped(name, /-/),
    stripped(text, /[.,;:]/),
    /^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text,
    /^[\w-]/.test(text) && !/[:.\s]/.test(text) ? `/${text}` : text,
    /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text,
    text.replace(/^h?t{0,2}ps?:\/{0,2}(?=[\w-])/, 'https://'),
    text.slice(0, 1) + stripped(text.slice(1), /\//),
    digitsOf(text),
    timeOf(text) ?? text,
  ];
}

/** A text without certain characters at both ends. */
function stripped(text: string, kind: RegExp): string {
  let [start, end] = [0, text.length];
  while (start < end && kind.test(text.charAt(start))) start += 1;
  while (start < end && kind.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** `5:00` without AM or PM is rather in the afternoon, but nobody can be sure. */
const earlyHour = /^\s*[1-5](?:[:.]\d\d)?\s*$/;

/** Nor of any hour of the morning at which a shop closes. */
const morningHour = /^\s*(?:[1-9]|1[01])(?:[:.]\d\d)?\s*$/;

/** `9 AM` and `9:00` as 09:00. */
export function timeOf(text: string): string | undefined {
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?m?\.?$/i.exec(text) ?? [];
  if (hour === '' || Number(hour) > (half ? 12 : 23) || Number(minute) > 59) return undefined;
  const isEvening = half.toLowerCase() === 'p' || earlyHour.test(text);
  const hours = half || isEvening ? (Number(hour) % 12) + (isEvening ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
