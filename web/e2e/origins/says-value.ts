import { readMarks, wordsOf } from '../../../codegen/model/written-marks.ts';
import type { PlacedText } from './placed-texts.ts';

/** Whether an element says a value of a file, whatever its references and blanks were filled with, or part of it. */
export function saysValue({ said, text, place }: PlacedText, value: unknown, locale: string) {
  if (typeof value === 'number') return digitsOf(said).includes(digitsOf(String(value)));
  const written = plain(String(value));
  if (new RegExp(filled(written, /\$?\{[^}]*\}/)).test(said)) return true;
  // A sentence may stand in several elements.
  const printed = plain(place?.text ?? '');
  const isPrinted = new RegExp(`^${filled(written, /\$\{[^}]*\}/)}$`).test(printed);
  if (isPrinted && text !== '' && printed.includes(text)) return true;
  return saysName(said, written, locale);
}

/** A text without its marks. */
const plain = (text: string) => wordsOf(readMarks(text));

function filled(text: string, blank: RegExp): string {
  return text.split(blank).map(RegExp.escape).join('[\\s\\S]*?');
}

/** Matches a time of day, a date, the name of a day or picture, or a word. */
function saysName(said: string, value: string, locale: string): boolean {
  const [, hour] = /^(\d\d):\d\d$/.exec(value) ?? [];
  if (hour)
    return [Number(hour), Number(hour) % 12 || 12].some((each) => said.includes(String(each)));
  const [date] = /^\d{4}-\d\d-\d\d$/.exec(value) ?? [];
  if (date) {
    const asSaid = { dateStyle: 'long', timeZone: 'UTC' } as const;
    return said.includes(new Date(date).toLocaleDateString(locale, asSaid));
  }
  const words = said.toLowerCase();
  const word = value.toLowerCase().replace(/^.*\/|\.\w+$/g, '');
  return [word, dayIn(locale, word)].some((each) => words.includes(each));
}

/** The short name of a day, as a locale writes it; the word itself if it names none. */
function dayIn(locale: string, word: string): string {
  const day = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(word);
  // The first of January 2023 was a Sunday.
  const date = new Date(Date.UTC(2023, 0, 1 + day));
  const short = date.toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });
  return day === -1 ? word : short.toLowerCase();
}

/** A text without what stands between two digits: "1.320,50" and "1,320.50" read the same. */
function digitsOf(text: string): string {
  return text.replace(/(?<=\d)[.,'’\s](?=\d)/g, '');
}
