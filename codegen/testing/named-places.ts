import { listReferences } from '../link/references.ts';
import { sourcesOf } from '../link/source-files.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { dataOf } from '../records/record-data.ts';
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
  const written = new Map(sourcesOf(site).map(({ file, text }) => [file, dataOf(text)]));
  const links = sourcesOf(site).flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)[a-z]+:/g)].map(({ index }) => ({
      file,
      text,
      at: index + 2,
    })),
  );
  const names = listReferences(site).flatMap(({ source, path, schema, value }) => {
    // The links of a sentence have been counted.
    if ('x-marks' in schema) return [];
    const [own, name] = isRecord(value) ? [[...path, 'to'], value.to] : [path, value];
    const isName =
      'x-ref' in schema || (isRecord(value) ? !/^https?:/.test(`${name}`) : /:/.test(`${name}`));
    if (typeof name !== 'string' || !isName) return [];
    const { file, text } = source;
    // A file may say nothing of what the compiler puts there.
    if (valueAt(written.get(file) ?? {}, own) === undefined) return [];
    const { start, end } = source.locate(own);
    // A name that is made of a fact has been counted.
    return text.slice(start, end).includes('${') ? [] : [{ file, text, at: start + 1 }];
  });
  return [...facts, ...links, ...names];
}
