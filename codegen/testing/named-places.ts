import { listReferences } from '../link/references.ts';
import { sourcesOf } from '../link/source-files.ts';
import { recordsOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { nounNames, schemaOf } from '../model/nouns.ts';
import { innerRecordsIn } from '../records/inner-records.ts';
import { hasNameOfItsOwn, nameKeyOf } from '../records/named-record.ts';
import { dataOf } from '../records/record-data.ts';
import { isFact } from '../resolve/facts/fact-path.ts';
import type { Site } from '../site/site.ts';

// Test support: the places of a site's files that name something.

/** A place of a text, by its offset. */
interface NamedPlace {
  readonly file: string;
  readonly text: string;
  readonly at: number;
}

/** Every reference to a fact, and every id, address and link that names something. */
export function referencePlaces(site: Site): readonly NamedPlace[] {
  const facts = sourcesOf(site).flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!\$)\$\{[^}]*\}/g)].map(({ index }) => ({ file, text, at: index + 2 })),
  );
  const names = listReferences(site).flatMap(({ source, path, schema, value }) => {
    const [own, name] = isRecord(value) ? [[...path, 'to'], value.to] : [path, value];
    const isName =
      'x-ref' in schema || (isRecord(value) ? !/^https?:/.test(`${name}`) : /:/.test(`${name}`));
    if (typeof name !== 'string' || !isName) return [];
    const { file, text } = source;
    const { start, end } = source.locate(own);
    // A name that is made of a fact has been counted.
    return text.slice(start, end).includes('${') ? [] : [{ file, text, at: start + 1 }];
  });
  return [...facts, ...names];
}

/** Where each record and each fact of a sheet is written that may be called otherwise, by what it is. */
export function ownNames(site: Site): ReadonlyMap<string, readonly NamedPlace[]> {
  const entries = nounNames.flatMap((noun) => recordsOf(site.content, noun));
  const places = entries.flatMap((entry) => {
    const { source, data } = entry;
    const written = dataOf(source.text);
    const at = (path: readonly (string | number)[], part?: 'key') => ({
      file: source.file,
      text: source.text,
      at: source.locate(path, part).start,
    });
    const key = ['slug', 'id', nameKeyOf(entry) ?? ''].find((each) => each in written);
    const isSheet = schemaOf(source) === 'fact-sheet';
    const facts = isSheet ? Object.keys(written).filter((each) => isFact(data[each])) : [];
    return [
      ...(key !== undefined && !isSheet && hasNameOfItsOwn(entry)
        ? [[source.noun, at([key])] as const]
        : []),
      ...innerRecordsIn(entry).map(
        ({ record, path, nameKey }) =>
          [record.noun, nameKey ? at([...path, nameKey]) : at(path, 'key')] as const,
      ),
      ...facts.map((fact) => ['fact', at([fact], 'key')] as const),
    ];
  });
  return new Map(
    [...Map.groupBy(places, ([noun]) => noun)].map(([noun, own]) => [
      noun,
      own.map(([, place]) => place),
    ]),
  );
}
