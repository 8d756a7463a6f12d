import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import type { PlacedPage } from '../../editor/origins/answer-origins.ts';
import type { createFileReader } from './written-value.ts';

type Place = PlacedPage['places'][number];

/** What one element says, with the places it names. */
export interface PlacedElement {
  readonly element: HTMLElement;
  readonly text: string;
  readonly places: readonly Place[];
}

/** The elements of a page that have text, or show a picture. */
export function elementsOf({ html, places }: PlacedPage): readonly PlacedElement[] {
  const body = parse(html, { comment: true }).querySelector('body');
  const all = body?.querySelectorAll('*:not(script):not(style)') ?? [];
  return all.flatMap((element) => {
    const text = element.childNodes
      .filter((node) => node instanceof TextNode)
      .map((node) => node.text)
      .join('');
    const numbers = element.getAttribute('data-places')?.split(' ') ?? [];
    const named = numbers.flatMap((number) => places[Number(number)] ?? []);
    return text.trim() || element.tagName === 'IMG' || named.length > 0
      ? [{ element, text: text.trim(), places: named }]
      : [];
  });
}

/** The fault of a place: undefined if its file says there what the element says. */
export function faultOf(
  { element, text }: PlacedElement,
  place: Place,
  read: ReturnType<typeof createFileReader>,
  locale: string,
): string | undefined {
  const written = read(place);
  const name = `${place.file}:${place.line}:${place.column}`;
  if (!written) return `nothing begins at ${name}`;
  const { value } = written;
  // The page adds to an address what it asks there, before the place on that page.
  const attributes = Object.values(element.attributes).map((each) => each.replace(/\?.*#/, '#'));
  const said = [element.textContent, ...attributes].join('\n');
  const isSaid =
    typeof value === 'object'
      ? saysPart(element, value)
      : saysText(said, text, String(value), place.text) || saysValue(said, value, locale);
  return isSaid ? undefined : `${name} says ${JSON.stringify(value)}, the page: ${said}`;
}

/** Whether an element says at least one of the sentences of a group, whatever its references are filled with. */
function saysPart({ textContent }: HTMLElement, group: unknown): boolean {
  const sentences = textsIn(group).filter((text) =>
    /\p{L}{3}.* /u.test(text.replace(reference, '')),
  );
  const isSaid = (text: string) => new RegExp(filled(text, reference)).test(textContent);
  return sentences.length === 0 || sentences.some(isSaid);
}

/** A reference to a fact, or a blank. */
const reference = /\$?\{[^}]*\}/;

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a value belongs to a fact: under the last key of its path, or under its unit there. */
export function isHome(
  { fact = '' }: Place,
  written: ReturnType<ReturnType<typeof createFileReader>>,
) {
  const [last = ''] = fact.split(/[.@]/).slice(-1);
  return written?.keys.slice(-2).includes(last) ?? false;
}

/** Whether the page has a text of a file, whatever its references and blanks were filled with, or part of it. */
function saysText(said: string, text: string, value: string, printed: string | undefined): boolean {
  if (printed === undefined || !new RegExp(`^${filled(value, /\$\{[^}]*\}/)}$`).test(printed))
    return false;
  return (
    new RegExp(filled(printed, /\{\w+\}/)).test(said) || (text !== '' && printed.includes(text))
  );
}

function filled(text: string, blank: RegExp): string {
  return text.split(blank).map(RegExp.escape).join('[\\s\\S]*?');
}

/** Matches a number with the separators of any language, a time of day, the name of a day or picture, or a word. */
function saysValue(said: string, value: unknown, locale: string): boolean {
  if (typeof value === 'number') return digitsOf(said).includes(digitsOf(String(value)));
  const [, hour] = /^(\d\d):\d\d$/.exec(String(value)) ?? [];
  if (hour)
    return [Number(hour), Number(hour) % 12 || 12].some((each) => said.includes(String(each)));
  const words = said.toLowerCase();
  const word = String(value)
    .toLowerCase()
    .replace(/^.*\/|\.\w+$/g, '');
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
