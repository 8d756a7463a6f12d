import type { Content, Data } from '../model/content.ts';
import { optionalText, textsAt } from '../model/data.ts';
import type { SpelledFile } from './spelled-file.ts';
import { stemOf } from './words.ts';

/** The words that are right on a site, though no dictionary has them. */
export interface KnownWords {
  has(word: string): boolean;
  /** All of them, to find the one that was meant. */
  readonly all: readonly string[];
}

/** The words that a site lists, those of its own name, of people and in the names of its files, and names that it writes alike in two places. */
export function knownWords(files: readonly SpelledFile[], site: Content['site']): KnownWords {
  const data = site?.data ?? {};
  const people = files.map(({ source }) => source).filter(({ noun }) => noun === 'person');
  const named = [data, ...people.map((person): Data => Object(person.data))];
  const listed = [
    ...textsAt(data, 'words'),
    ...named.map((each) => optionalText(each, 'name') ?? ''),
  ]
    .flatMap((words) => words.split(/[\s-]+/))
    .flatMap((word) => [word, `${word}s`]);
  const ids = files.flatMap(({ source }) => source.file.match(/\p{L}{2,}/gu) ?? []);
  const typed = Map.groupBy(
    files.flatMap(({ unknown }) => unknown.map(({ word }) => stemOf(word))),
    (word) => word,
  );
  const names = [...typed].flatMap(([word, places]) =>
    places.length > 1 && isName(word) ? [word] : [],
  );
  const all = [...new Set([...listed, ...names, ...ids])];
  const known = new Set([...all, ...all.map((word) => word.toLowerCase())]);
  // A name may have capitals that its file has not: MadJax of `madjax.yaml`.
  const isKnown = (word: string) =>
    known.has(word) || (!/^\p{Ll}+\p{Lu}/u.test(word) && known.has(word.toLowerCase()));
  return { has: (word) => isKnown(stemOf(word)), all };
}

/** Whether a word is written as a name is. */
function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
