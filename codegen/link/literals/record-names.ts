import type { Content, Data, Entry } from '../../model/content.ts';
import { groupsAt } from '../../model/data.ts';
import type { Literal } from '../../model/literal.ts';
import type { Source } from '../../model/source.ts';
import { factName } from '../../resolve/facts/fact-roots.ts';

/** A name that a text may refer to, and the fact that holds it. */
export interface RecordName {
  readonly words: string;
  readonly path: string;
}

/** The nouns whose records have pages and names, with the key of the name. */
const namedBy = { town: 'name', vehicle: 'model' } as const;
type Named = keyof typeof namedBy;

/**
 * Prepares the names that a file could refer to: in a template those of all its records, elsewhere those of the records
 * whose facts the file already refers to. Any other name is just a word, and so is one that a series has too.
 */
export function createRecordNames(content: Content): (source: Source) => readonly RecordName[] {
  let known: ReadonlyMap<string, RecordName> | undefined;
  return ({ noun, id, text }) => {
    if (noun === 'template' && isNamed(id))
      return namesOf(content, id, () => `${id}.${namedBy[id]}`);
    const roots = new Set([...text.matchAll(rootOfRecord)].map(([, root = '']) => root));
    if (roots.size === 0) return [];
    known ??= new Map([...namesOf(content, 'town'), ...namesOf(content, 'vehicle')].map(byRoot));
    return [...roots].flatMap((root) => known?.get(root) ?? []);
  };
}

const rootOfRecord = /\$\{\s*(towns\.[\w+-]+\.[\w+-]+|vehicles\.[\w+-]+)/g;

function isNamed(noun: string): noun is Named {
  return Object.hasOwn(namedBy, noun);
}

function byRoot(name: RecordName): [string, RecordName] {
  return [name.path.slice(0, name.path.lastIndexOf('.')), name];
}

function namesOf({ brands, towns, vehicles }: Content, noun: Named, pathOf = pathByNoun(noun)) {
  const others = new Set(brands.flatMap(({ data }) => groupsAt(data, 'series')).map(nameOf));
  return { town: towns, vehicle: vehicles }[noun].flatMap((entry): RecordName[] => {
    const words = entry.data[namedBy[noun]];
    if (typeof words !== 'string' || words.length < 3 || others.has(words)) return [];
    return [{ words, path: pathOf(entry) }];
  });
}

const nameOf = ({ name }: Data) => name;

function pathByNoun(noun: Named) {
  return ({ id }: Entry) => `${factName(noun, id)}.${namedBy[noun]}`;
}

/** The names in a text, except those within a longer name, such as that of a county or a post office. */
export function namesIn(text: string, names: readonly RecordName[]): readonly Literal[] {
  return names.flatMap(({ words, path }): Literal[] => {
    const offset = text.indexOf(words);
    if (offset === -1 || text === words) return [];
    const [before, after] = [text.slice(0, offset), text.slice(offset + words.length)];
    const isPart = /[\w-]$|[a-z] [A-Z]\w* $/.test(before) || /^(?:[\w-]| [A-Z\d])/.test(after);
    return isPart ? [] : [{ key: `name ${path}`, text: words, offset }];
  });
}
