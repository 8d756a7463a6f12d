import type { Path } from '../diagnostics/diagnostic.ts';
import { proseOf } from '../model/written-marks.ts';

/** A word of a text, and its offset. */
export interface Word {
  readonly word: string;
  readonly at: number;
}

/** What is spelled as it has to be: a place for a figure, a color, an address of a page, a site or a person, and a name of a file or a setting. */
const notSpelled =
  /\{\w+\}|#[0-9a-f]{6}\b|https?:\S+|www\.\S+|\S+@\S+|(?<!\S)\/\S*|[\w-]+\.[a-z]{2,4}(?![\p{L}\p{N}])|\w+_\w+/gu;

/** A word at its place in a file. */
export interface PlacedWord extends Word {
  readonly path: Path;
}

/** A name that a program reads: `topSpeed`. */
const identifier = /^\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;

/** The words of a text in letters alone, some with hyphens, without those of references and addresses. */
export function wordsIn(text: string): readonly Word[] {
  if (identifier.test(text)) return [];
  const prose = proseOf(text).replaceAll(notSpelled, (found) => ' '.repeat(found.length));
  return listWords(prose, /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu);
}

/** The parts of a word between its hyphens. */
export function partsOf({ word, at }: Word): readonly Word[] {
  const parts = listWords(word, /[^-]+/g);
  return parts.map((part) => ({ ...part, at: at + part.at }));
}

/** What has a figure in it is no word, and no dictionary here has letters that are not Latin. */
function listWords(text: string, pattern: RegExp): Word[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index }) =>
    /^[^-]*\p{N}[^-]*$|(?!\p{Script=Latin})\p{L}/u.test(word) ? [] : [{ word, at: index }],
  );
}

/** A word without what English adds to any: the sign of whose it is, or of many where it is all capitals. */
export function stemOf(word: string): string {
  return word.replace(/['’]s$/, '').replace(/^(\p{Lu}{2,})s$/u, '$1');
}
