import { join } from 'node:path';
import type { Content, Data, Entry } from '../model/content.ts';
import type { Page, PageSource } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { readSchemas } from '../schema/schema-set.ts';
import type { Site } from '../site/site.ts';

/** Records by id, per list of the content. */
export type Records = {
  readonly [List in keyof Content]?: Content[List] extends readonly Entry[]
    ? { readonly [id: string]: Data }
    : Data;
};

/** The project's own schemas. */
export const projectSchemas: SchemaSet = readSchemas(join(import.meta.dirname, '../../schema'));

/** Content with these records; everything else is empty. */
export function makeContent(records: Records): Content {
  const list = (noun: string, entries: { readonly [id: string]: Data } = {}) =>
    Object.entries(entries).map(([id, data]) => makeEntry(noun, id, data));
  const one = (noun: string, data: Data | undefined) => data && makeEntry(noun, noun, data);
  return {
    site: one('site', records.site),
    navigation: one('navigation', records.navigation),
    pictures: one('pictures', records.pictures),
    counties: list('county', records.counties),
    towns: list('town', records.towns),
    brands: list('brand', records.brands),
    vehicles: list('vehicle', records.vehicles),
    pricing: list('pricing', records.pricing),
    facts: list('facts', records.facts),
    policies: list('policy', records.policies),
    pages: list('page', records.pages),
    templates: list('template', records.templates),
    forms: list('form', records.forms),
    calculators: list('calculator', records.calculators),
  };
}

/** A site of these records and pages, with drawings of 30 × 20 pixels; every picture has the same hash. */
export function makeSite(records: Records, pages: readonly PageSource[] = []): Site {
  const content = makeContent(records);
  const pictures = Object.values(records.pictures ?? {}).map((each) => (each as Data).file);
  return {
    content,
    pages: pages.map((page): Page => ({ ...page, data: page.entry.data })),
    refused: [],
    pictureSizes: new Map(
      pictures.map((file) => [`content/pictures/${file}`, { width: 30, height: 20 }]),
    ),
    foreignParts: new Map(),
    hashPicture: () => 'hash',
    schemas: projectSchemas,
  };
}

/** An entry whose text is its data as JSON. */
export function makeEntry(noun: string, id: string, data: Data): Entry {
  return { id, data, source: makeSource(noun, id, data) };
}

function makeSource(noun: string, id: string, data: Data): Source {
  const text = JSON.stringify(data);
  const start = { line: 1, column: 1, endColumn: 1, start: 0, end: text.length };
  const file = `content/${noun}/${id}.yaml`;
  return { file, noun, id, text, data, locate: () => start, locateInString: () => start };
}
