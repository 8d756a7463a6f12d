import { recordsOf } from '../model/content.ts';
import { nounNames } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import type { Site } from '../site/site.ts';

/** The files of all records. */
export function sourcesOf({ content }: Site): readonly Source[] {
  return nounNames.flatMap((noun) => recordsOf(content, noun).map(({ source }) => source));
}

/** Finds in a file what depends on nothing else, once: while somebody edits, all other files stay the same. */
export function oncePerFile<Found extends object>(
  find: (source: Source) => Found,
): (source: Source) => Found {
  const known = new WeakMap<Source, Found>();
  return (source) => {
    const found = known.get(source) ?? find(source);
    known.set(source, found);
    return found;
  };
}
