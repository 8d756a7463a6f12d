import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodeUnits } from '../diagnostics/compare-code-units.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { replaceFile } from '../files/replace-file.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { fileKinds } from '../model/nouns.ts';
import { nodeRange } from '../parse/node-position.ts';
import { readPlainly } from '../parse/parse.ts';
import { yaml } from '../parse/yaml-library.ts';
import { factSchema } from './fact-schema.ts';
import { fallback, languagesIn, readLanguageFile } from './language-files.ts';
import { schemaEnding } from './schema-address.ts';
import { parseSchemas, readSchemaTexts, type SchemaTexts } from './schema-files.ts';
import { pathTo } from './schema-lookup.ts';
import { createSchemaSet } from './schema-set.ts';
import { groupsWithTexts } from './text-groups.ts';
import { thingWordsIn, withThingWords } from './thing-words.ts';

/** A generated file that is checked in, because text editors use it to complete content. */
export interface DerivedFile {
  /** The path from the folder of the schemas. */
  readonly file: string;
  readonly text: string;
}

/**
 * The derived files: the schema of a section from the folder of kinds, that of a fact from the units, the defaults in schemas
 * from the English texts, and the editor settings from the nouns.
 */
export function derivedFiles(folder: string): readonly DerivedFile[] {
  const settings = join(folder, settingsFile);
  return [
    { file: `section${schemaEnding}`, text: jsonText(sectionSchema(folder)) },
    { file: `fact${schemaEnding}`, text: jsonText(factSchema()) },
    ...schemasWithDefaults(folder),
    ...(existsSync(settings)
      ? [{ file: settingsFile, text: jsonText(editorSettings(readFileSync(settings, 'utf8'))) }]
      : []),
  ];
}

/** Writes the derived files that are missing or out of date. */
export function updateDerivedFiles(folder: string): void {
  for (const { file, text } of derivedFiles(folder)) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    replaceFile(path, text);
  }
}

function sectionSchema(folder: string): object {
  const files = readdirSync(join(folder, 'sections')).filter((name) => name.endsWith(schemaEnding));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Section',
    description: 'One section.',
    type: 'object',
    properties: { kind: true },
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: files.sort(compareCodeUnits).map((name) => ({ $ref: `sections/${name}` })),
    examples: [{ kind: 'text-block', heading: 'Hello', paragraphs: ['Welcome.'] }],
  };
}

const settingsFile = '../.vscode/settings.json';

/** Where the schemas with what a dealer declares are written: those in the folder of the schemas are of all dealers. */
const writtenTo = 'generated/schema';

/** The settings of Visual Studio Code, with the schema for each pattern of content files. */
function editorSettings(text: string): object {
  const bySchema = Map.groupBy(
    fileKinds,
    ({ schema }) => `./${writtenTo}/${schema}${schemaEnding}`,
  );
  const schemas = [...bySchema].map(([schema, kinds]) => [
    schema,
    kinds.map(({ pattern }) => `content/${globOf(pattern)}`),
  ]);
  return { ...JSON.parse(text), 'yaml.schemas': Object.fromEntries(schemas) };
}

/** A pattern as a glob that excludes files of the same folder with a schema of their own. */
function globOf(pattern: string): string {
  const folder = pattern.slice(0, pattern.indexOf('<'));
  const taken = fileKinds
    .filter((other) => other.pattern.startsWith(folder) && !other.pattern.includes('<'))
    .map((other) => other.pattern.slice(folder.length, -'.yaml'.length));
  const name = taken.length > 0 && folder !== '' ? `!(${taken.join('|')})` : '*';
  return pattern.replaceAll(/<\w+>/g, name);
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A text to write into a schema, as the default of the property at `path`. */
interface Default {
  readonly path: Path;
  readonly text: string;
}

/** The schemas below a folder whose texts have a default, with the English text: editors show it, and complete with it. */
function schemasWithDefaults(folder: string): readonly { file: string; text: string }[] {
  if (!languagesIn(folder).includes(fallback)) return [];
  const texts = readSchemaTexts(folder);
  const written = readPlainly(readLanguageFile(folder, fallback).text);
  const own = withThingWords(written, thingWordsIn(valueAt(written, ['site'])));
  const byName = Map.groupBy(defaultsIn(texts, own), ({ name }) => name);
  return [...byName].map(([name, defaults]) => {
    const text = defaults.reduce(withDefault, texts.get(name) ?? '');
    return { file: name + schemaEnding, text };
  });
}

function defaultsIn(texts: SchemaTexts, language: unknown) {
  const { schemas } = parseSchemas(texts);
  const groups = groupsWithTexts(createSchemaSet(schemas), language).values();
  return [...groups].flatMap(({ group, path: keys }) => {
    const name = String(keys[0]);
    const path = pathTo(schemas.get(name), group.schema);
    const own = valueAt(language, keys);
    if (!path || !isRecord(own)) return [];
    return [...group.properties.keys()].flatMap((key) => {
      const text = own[key];
      return typeof text === 'string' ? { name, path: [...path, 'properties', key], text } : [];
    });
  });
}

/** The text of a schema with a default, in the layout that the rest has. */
function withDefault(schema: string, { path, text }: Default): string {
  const property: unknown = valueAt(JSON.parse(schema), path);
  if (!isRecord(property) || property.default === text) return schema;
  const document = yaml().parseDocument(schema);
  const json = JSON.stringify(text);
  if ('default' in property) {
    const [start, end] = nodeRange(document, [...path, 'default'], 'value');
    return schema.slice(0, start) + json + schema.slice(end);
  }
  const [, end] = nodeRange(document, [...path, 'description'], 'value');
  const [indent = ''] = /^\s*/.exec(schema.slice(nodeRange(document, path, 'value')[0] + 1)) ?? [];
  return `${schema.slice(0, end)},${indent}"default": ${json}${schema.slice(end)}`;
}
