import type { Path } from '../diagnostics/diagnostic.ts';
import { textsAt, valueAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { wordAt } from '../schema/keywords.ts';
import { dataOf } from './record-data.ts';

/** An id by which a file refers to a record, as the end of a text: `acme` of `brand:acme`. */
export interface IdInFile {
  readonly noun: string;
  readonly id: string;
  readonly path: Path;
}

/** The ids that the author of a file has written, in its order; not those that the path of the file gives it. */
export function idsIn(source: Source): readonly IdInFile[] {
  const data = dataOf(source.text);
  const links = (source.links ?? []).flatMap(({ path, schema }): IdInFile[] => {
    const value = valueAt(data, path);
    if (typeof value !== 'string') return [];
    const noun = wordAt(schema, 'x-ref');
    if (noun !== undefined && noun !== 'address') return [{ noun, id: value, path }];
    // Whatever is shown of a record may be asked for by its noun and its id.
    const [, named = '', id = ''] = /^([a-z-]+):(.*)$/s.exec('x-view' in schema ? value : '') ?? [];
    return named === '' ? [] : [{ noun: named, id, path }];
  });
  // A template lists records of its own noun.
  const own = source.noun === 'template' ? textsAt(data, 'records') : [];
  return [...links, ...own.map((id, index) => ({ noun: source.id, id, path: ['records', index] }))];
}
