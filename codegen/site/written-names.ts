import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord, textsAt, valueAt } from '../model/data.ts';
import { nounOfScheme } from '../model/link-schemes.ts';
import type { Source } from '../model/source.ts';
import { linksIn, type WrittenLink } from '../model/written-marks.ts';
import { readPlainly } from '../parse/parse.ts';
import { type Annotations, annotationsOf, viewOf } from '../schema/annotations.ts';

/** What a value refers to by its name: a record, or a page of this site. */
export interface Name {
  /** The noun of the record; `address` for a page. */
  readonly noun: string;
  /** The id of the record; the address of the page, perhaps with a query and an anchor. */
  readonly id: string;
  /** What stands around the id: `vehicle:` and `@home` of `vehicle:acme-runner@home`. */
  readonly before: string;
  readonly after: string;
  /** Where it is below the value. */
  readonly below: Path;
  /** The link that it is the target of, in a text. */
  readonly link?: WrittenLink;
}

/** What a value refers to by its names, as its schema says: a text by those of its links. */
export function namesAt(annotations: Annotations, value: unknown): readonly Name[] {
  if (annotations['x-marks'] && typeof value === 'string') return namesInText(value);
  return nameIn(annotations, value) ?? [];
}

function namesInText(text: string): readonly Name[] {
  return linksIn(text).flatMap((link) => {
    const { to, toStart } = link;
    const [name] = nameIn({ 'x-view': 'action' }, { to }) ?? [];
    if (!name) return [];
    const start = toStart + name.before.length;
    const [before, after] = [text.slice(0, start), text.slice(start + name.id.length)];
    return [{ ...name, before, after, below: [], link }];
  });
}

/** What a value refers to that is a name itself; undefined if it names nothing. */
function nameIn(annotations: Annotations, value: unknown): readonly [Name] | undefined {
  const isLink = viewOf(annotations)?.name === 'action' && isRecord(value);
  const text = isLink ? value.to : value;
  if (typeof text !== 'string') return undefined;
  const below = isLink ? ['to'] : [];
  const noun = annotations['x-ref'];
  if (noun === 'address' || (isLink && text.startsWith('/')))
    return [{ noun: 'address', id: text, before: '', after: '', below }];
  const [, before = '', id = '', after = ''] = /^([a-z-]+:)?([^@]*)(@.*)?$/s.exec(text) ?? [];
  if (noun !== undefined) return [{ noun, id, before, after, below }];
  // Whatever is shown of a record may be asked for by its noun and its id.
  if (!viewOf(annotations) || before === '') return undefined;
  return [{ noun: nounOfScheme(before.slice(0, -1)), id, before, after, below }];
}

/** A name in a file. */
export interface PlacedName extends Name {
  readonly path: Path;
}

/** What the author of a file has named in it; not what the path of the file names. */
export function namesIn(source: Source): readonly PlacedName[] {
  const { noun, id: own, text, links = [] } = source;
  const data = source.data ?? readPlainly(text);
  const names = links.flatMap(({ path, schema }): readonly PlacedName[] =>
    namesAt(annotationsOf(schema), valueAt(data, path)).map((name) => ({
      ...name,
      path: [...path, ...name.below],
    })),
  );
  // A template lists records of its own noun.
  const listed = noun === 'template' && isRecord(data) ? textsAt(data, 'records') : [];
  return [
    ...names,
    ...listed.map((id, index) => {
      const path = ['records', index];
      return { noun: own, id, before: '', after: '', below: [], path };
    }),
  ];
}
