import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord, textsAt, valueAt } from '../model/data.ts';
import { nounOfScheme } from '../model/link-schemes.ts';
import type { Source } from '../model/source.ts';
import { readPlainly } from '../parse/parse.ts';
import { type Annotations, annotationsOf, viewOf } from '../schema/annotations.ts';
import type { Reference } from './references.ts';

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
}

/** What a value refers to by its name, as its schema says; undefined if it names nothing. */
export function nameIn(annotations: Annotations, value: unknown): Name | undefined {
  const isLink = viewOf(annotations)?.name === 'action' && isRecord(value);
  const text = isLink ? value.to : value;
  if (typeof text !== 'string') return undefined;
  const below = isLink ? ['to'] : [];
  const noun = annotations['x-ref'];
  if (noun === 'address' || (isLink && text.startsWith('/')))
    return { noun: 'address', id: text, before: '', after: '', below };
  const [, before = '', id = '', after = ''] = /^([a-z-]+:)?([^@]*)(@.*)?$/s.exec(text) ?? [];
  if (noun !== undefined) return { noun, id, before, after, below };
  // Whatever is shown of a record may be asked for by its noun and its id.
  if (!viewOf(annotations) || before === '') return undefined;
  return { noun: nounOfScheme(before.slice(0, -1)), id, before, after, below };
}

/** A name in a file. */
export interface PlacedName extends Name {
  readonly path: Path;
}

/** What the author of a file has named in it; not what the path of the file names. */
export function namesIn(source: Source): readonly PlacedName[] {
  const { noun, id: own, text, links = [] } = source;
  const data = source.data ?? readPlainly(text);
  const names = links.flatMap(({ path, schema }): readonly PlacedName[] => {
    const name = nameIn(annotationsOf(schema), valueAt(data, path));
    return name ? [{ ...name, path: [...path, ...name.below] }] : [];
  });
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

/** Which values name a record or lead to a page. */
export interface SiteNames {
  /** Those that name a record, or one of its readings: `shop@winter`. */
  of(noun: string, id: string): readonly Reference[];
  /** The files that link to an address. */
  linksTo(path: string): Iterable<string>;
}

/** Collects the names in all references, which say what pages show. */
export function createNames(references: readonly Reference[]): SiteNames {
  const named = references.flatMap((reference) => {
    const name = nameIn(annotationsOf(reference.schema), reference.value);
    return name ? [{ ...name, reference }] : [];
  });
  const byName = Map.groupBy(named, ({ noun, id, after }) =>
    // The list of published addresses does not count as linking to them.
    noun === 'address' ? `address ${id.replace(/[?#].*/s, '')}` : `${noun} ${id}${after}`,
  );
  const of = (noun: string, id: string) =>
    (byName.get(`${noun} ${id}`) ?? []).map(({ reference }) => reference);
  return {
    of,
    linksTo: (path) =>
      new Set(
        of('address', path)
          .map(({ source }) => source)
          .filter(({ noun }) => noun !== 'urls')
          .map(({ file }) => file),
      ),
  };
}
