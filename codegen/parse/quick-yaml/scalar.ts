import { Unsure } from './unsure.ts';

const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['~', null],
]);

/** Texts that the full parser reads as something other than text, or that it refuses. */
const doubtful = /^(true|false|null|[-+]?\.(inf|nan)|[-+]?(0[ox])?[\d.][\da-f._]*(e[-+]?\d*)?)$/i;
const wrongStart = /^([,[\]{}#&*!|>'"%@`]|[-?:]( |$))/;

/** A text without quotes: a word, a number, true, false or nothing. */
export function parsePlain(text: string, isFolded: boolean): unknown {
  if (wrongStart.test(text) || / #|: |:$/.test(text)) throw new Unsure('a text that needs quotes');
  if (isFolded) return sureText(text);
  const word = words.get(text);
  if (word !== undefined) return word;
  if (/^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/.test(text) && text !== '-0') return Number(text);
  return sureText(text);
}

function sureText(text: string): string {
  if (doubtful.test(text)) throw new Unsure('a word with a meaning of its own');
  return text;
}

/** A text in quotes on one line, with nothing but a comment behind it. */
export function parseQuoted(text: string): string {
  const { value, length } = readQuoted(text);
  const after = text.slice(length);
  if (after.trim() !== '' && !/^ +#/.test(after)) throw new Unsure('more after a quote');
  return value;
}

/** The text in quotes at the beginning, and how far it reaches. */
export function readQuoted(text: string): { readonly value: string; readonly length: number } {
  const quoted = /^"((?:[^"\\]|\\["\\])*)"|^'((?:[^']|'')*)'/.exec(text);
  if (!quoted) throw new Unsure('a quote that does not close');
  const [whole, double, single = ''] = quoted;
  const value =
    double === undefined ? single.replaceAll("''", "'") : double.replace(/\\(.)/g, '$1');
  return { value, length: whole.length };
}

/** A line up to its comment. */
export function withoutComment(text: string): string {
  const at = text.indexOf(' #');
  return at === -1 ? text : text.slice(0, at);
}
