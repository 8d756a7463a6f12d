import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDefaults } from '../language/default-texts.ts';
import { type Content, contentOf, type Data, type Entry } from '../model/content.ts';
import { valueAt } from '../model/data.ts';
import { fileKinds, type Noun, nouns } from '../model/nouns.ts';
import type { Page, PageData, PageSource } from '../model/page.ts';
import { isDrawing } from '../model/picture-uses.ts';
import type { Source } from '../model/source.ts';
import { createSource, readDocument } from '../parse/create-source.ts';
import { readPlainly } from '../parse/parse.ts';
import { readLanguageFile } from '../schema/language-files.ts';
import { readSchemas } from '../schema/read-schemas.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { thingWordsIn, withThingWords } from '../schema/thing-words.ts';
import { openGazetteer } from '../site/gazetteer.ts';
import type { Site } from '../site/site.ts';

/** Records by id, per list of the content. */
export type Records = {
  readonly [List in keyof Content]?: Content[List] extends readonly Entry[]
    ? { readonly [id: string]: Data }
    : Data;
};

export const schemaDir = join(import.meta.dirname, '../../schema');

const kayaks = join(import.meta.dirname, '../testdata/ok/kayaks');

/** The project's own schemas, with what the vehicles of a small dealer may state. */
export const projectSchemas: SchemaSet = readSchemas(schemaDir, (file) =>
  readFileSync(join(kayaks, file), 'utf8'),
);

const englishFile = readLanguageFile(schemaDir, 'en');

const englishTexts = readPlainly(englishFile.text);

/** The default texts in English. */
export const english: Source = createSource(
  englishFile,
  withThingWords(englishTexts, thingWordsIn(valueAt(englishTexts, ['site']))),
);

/** Content with these records; everything else is empty. */
export function makeContent(records: Records): Content {
  return contentOf((noun) => {
    const held = records[nouns[noun].list];
    if (held === undefined) return [];
    if (nouns[noun].single) return [makeEntry(noun, noun, held)];
    return Object.entries(held).map(([id, data]) => makeEntry(noun, id, data as Data));
  });
}

const drawing = { width: 30, height: 20 };
const cutout = { width: 1200, height: 800, isCutout: true };

/** A site of these records and pages, with drawings and cutouts of one size each; every picture has the same hash. */
export function makeSite(records: Records, pages: readonly PageSource[] = []): Site {
  const content = makeContent(records);
  const pictures = Object.values(records.pictures ?? {}).map((each) => (each as Data).file);
  return {
    content,
    pages: pages.map((page): Page => ({ ...page, data: page.entry.data as PageData })),
    fonts: new Map(),
    invalidFiles: [],
    pictureSizes: new Map(
      pictures.map((file) => [
        `content/pictures/${file}`,
        isDrawing(String(file)) ? drawing : cutout,
      ]),
    ),
    pictureProblems: new Map(),
    pictureHashes: new Map(pictures.map((file) => [`content/pictures/${file}`, 'hash'])),
    today: '2026-11-26',
    gazetteer: openGazetteer(),
    schemas: projectSchemas,
    defaults: createDefaults(projectSchemas),
    misspellings: [],
    written: [],
    hidden: [],
    languages: [],
  };
}

/** The site in which one more file says this, as an editor writes it; the file of a single noun is it alone. */
export function withText(site: Site, noun: Noun, text: string, id = 'a'): Site {
  const { list, single } = nouns[noun];
  const kind = fileKinds.find((each) => each.noun === noun);
  if (!kind) throw new Error(`there is no file of a ${noun}`);
  const file = `content/${single ? noun : `${noun}/${id}`}.yaml`;
  const data: Data = readDocument(text).toJS() ?? {};
  const entry: Entry = { id, data, source: createSource({ file, kind, id, text }, data) };
  const others = Object(site.content)[list];
  const content = { ...site.content, [list]: single ? entry : [...others, entry] };
  return { ...site, content };
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
