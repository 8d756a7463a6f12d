import type { Content, Entry } from '../../model/content.ts';
import { recordsOf } from '../../model/content.ts';
import { factReferencesIn } from '../../model/fact-reference.ts';
import { innerNouns, recordsById } from '../../model/inner-nouns.ts';
import type { Literal } from '../../model/literal.ts';
import { type Noun, nounNames, nouns } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { factName } from '../../resolve/facts/fact-roots.ts';

/** A name that a text may refer to, and the fact that holds it. */
export interface RecordName {
  readonly words: string;
  readonly path: string;
}

/** The nouns whose names texts refer to. */
const named = nounNames.filter((noun) => nouns[noun].nameKey !== undefined);

/**
 * Prepares the names that a file could refer to: in a template those of all its records, elsewhere those of the records
 * whose facts the file already refers to. Any other name is just a word, and so is one that a record inside another has too.
 */
export function createRecordNames(content: Content): (source: Source) => readonly RecordName[] {
  let known: ReadonlyMap<string, RecordName> | undefined;
  return ({ noun, id, text }) => {
    const own = noun === 'template' ? named.find((each) => each === id) : undefined;
    if (own) return namesOf(content, own, () => `${own}.${nouns[own].nameKey}`);
    const roots = new Set(factReferencesIn(text).flatMap(({ path }) => recordIn(path) ?? []));
    if (roots.size === 0) return [];
    known ??= new Map(named.flatMap((each) => namesOf(content, each)).map(byRoot));
    return [...roots].flatMap((root) => known?.get(root) ?? []);
  };
}

/** How many steps of a path lead to a record: its list and its id, which for a town below its county is two. */
const stepsTo = new Map<string, number>(
  named.map((noun) => {
    const { list, files, joiner } = nouns[noun];
    const names = Object.keys(files)[0]?.match(/</g)?.length ?? 1;
    return [list, 1 + (joiner ? 1 : names)];
  }),
);

/** The part of a path that leads to a record. */
function recordIn(path: string): string | undefined {
  const [list = '', ...steps] = path.split(/[.@]/);
  const count = stepsTo.get(list);
  return count === undefined ? undefined : [list, ...steps].slice(0, count).join('.');
}

function byRoot(name: RecordName): [string, RecordName] {
  return [name.path.slice(0, name.path.lastIndexOf('.')), name];
}

function namesOf(content: Content, noun: Noun, pathOf = pathByNoun(noun)) {
  const inner = innerNouns.flatMap((each) => recordsById(content, each));
  const others = new Set(inner.map(([, { name }]) => name));
  return recordsOf(content, noun).flatMap((entry): RecordName[] => {
    const words = entry.data[nouns[noun].nameKey ?? ''];
    if (typeof words !== 'string' || words.length < 3 || others.has(words)) return [];
    return [{ words, path: pathOf(entry) }];
  });
}

function pathByNoun(noun: Noun) {
  return ({ id }: Entry) => `${factName(noun, id)}.${nouns[noun].nameKey}`;
}

/** The names in a text, except those within a longer name, such as that of a county or a post office. */
export function namesIn(text: string, names: readonly RecordName[]): readonly Literal[] {
  return names.flatMap(({ words, path }) =>
    text === words
      ? []
      : offsetsOf(text, words).flatMap((offset): Literal[] => {
          const [before, after] = [text.slice(0, offset), text.slice(offset + words.length)];
          const isPart =
            /[\w-]$|[a-z] [A-Z]\w* $/.test(before) || /^(?:[\w-]| [A-Z\d])/.test(after);
          return isPart ? [] : [{ key: `name ${path}`, text: words, offset }];
        }),
  );
}

/** Where words stand in a text, each time. */
export function offsetsOf(text: string, words: string): readonly number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
    offsets.push(at);
  return offsets;
}
