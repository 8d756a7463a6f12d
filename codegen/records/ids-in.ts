import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord, textsAt, valueAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { annotationsOf, viewOf } from '../schema/annotations.ts';
import type { Schema } from '../schema/schema-set.ts';
import { dataOf } from './record-data.ts';

/** An id by which a file refers to a record, perhaps inside a text: `acme-runner` of `vehicle:acme-runner@home`. */
export interface IdInFile {
  readonly noun: string;
  readonly id: string;
  readonly path: Path;
}

/** The nouns of choices such as `map:store` that are not called as they are. */
export const choiceNouns: Readonly<Record<string, string>> = { map: 'location' };

/** The ids that the author of a file has written, in its order; not those that the path of the file gives it. */
export function idsIn(source: Source): readonly IdInFile[] {
  const links = linkedTexts(source).flatMap(({ path, schema, value }): IdInFile[] => {
    const noun = annotationsOf(schema)['x-ref'];
    if (noun !== undefined && noun !== 'address') return [{ noun, id: partsOf(value).id, path }];
    // Whatever is shown of a record may be asked for by its noun and its id.
    const { scheme, id } = partsOf(viewOf(annotationsOf(schema)) ? value : '');
    const named = scheme.slice(0, -1);
    return named === '' ? [] : [{ noun: choiceNouns[named] ?? named, id, path }];
  });
  // A template lists records of its own noun.
  const own = source.noun === 'template' ? textsAt(dataOf(source.text), 'records') : [];
  return [...links, ...own.map((id, index) => ({ noun: source.id, id, path: ['records', index] }))];
}

/** A text that leads somewhere. */
interface LinkedText {
  readonly path: Path;
  readonly schema: Schema;
  readonly value: string;
  readonly isAction: boolean;
}

/** The texts of a file that lead somewhere, as its author has written them; of an action that says more, its `to`. */
export function linkedTexts({ text, links = [] }: Source): readonly LinkedText[] {
  const data = dataOf(text);
  return links.flatMap(({ path, schema }): readonly LinkedText[] => {
    const value = valueAt(data, path);
    const isAction = viewOf(annotationsOf(schema))?.name === 'action' && isRecord(value);
    const [own, written] = isAction ? [[...path, 'to'], value.to] : [path, value];
    return typeof written === 'string' ? [{ path: own, schema, value: written, isAction }] : [];
  });
}

/** A text that names a record, in its parts: `vehicle:`, `acme-runner`, and `@home` for the reading of its price. */
export function partsOf(text: string) {
  const [, scheme = '', id = '', reading = ''] = /^([a-z-]+:)?([^@]*)(@.*)?$/s.exec(text) ?? [];
  return { scheme, id, reading };
}
