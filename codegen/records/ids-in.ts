import type { Path } from '../diagnostics/diagnostic.ts';
import { textsAt, valueAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { wordAt } from '../schema/keywords.ts';
import { dataOf } from './record-data.ts';

/** An id by which a file refers to a record, perhaps inside a text: `acme-runner` of `vehicle:acme-runner@home`. */
export interface IdInFile {
  readonly noun: string;
  readonly id: string;
  readonly path: Path;
}

/** The nouns of choices such as `map:store` that are not called as they are. */
const choiceNouns: Readonly<Record<string, string>> = { map: 'location' };

/** The ids that the author of a file has written, in its order; not those that the path of the file gives it. */
export function idsIn(source: Source): readonly IdInFile[] {
  const data = dataOf(source.text);
  const links = (source.links ?? []).flatMap(({ path, schema }): IdInFile[] => {
    const value = valueAt(data, path);
    if (typeof value !== 'string') return [];
    const noun = wordAt(schema, 'x-ref');
    if (noun !== undefined && noun !== 'address') return [{ noun, id: partsOf(value).id, path }];
    // Whatever is shown of a record may be asked for by its noun and its id.
    const { scheme, id } = partsOf('x-view' in schema ? value : '');
    const named = scheme.slice(0, -1);
    return named === '' ? [] : [{ noun: choiceNouns[named] ?? named, id, path }];
  });
  // A template lists records of its own noun.
  const own = source.noun === 'template' ? textsAt(data, 'records') : [];
  return [...links, ...own.map((id, index) => ({ noun: source.id, id, path: ['records', index] }))];
}

/** A text that names a record, in its parts: `vehicle:`, `acme-runner`, and `@home` for the reading of its price. */
export function partsOf(text: string) {
  const [, scheme = '', id = '', reading = ''] = /^([a-z-]+:)?([^@]*)(@.*)?$/s.exec(text) ?? [];
  return { scheme, id, reading };
}
