import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { nodeRange } from '../parse/node-position.ts';
import { readPlainly } from '../parse/parse.ts';
import { yaml } from '../parse/yaml-library.ts';
import { fallback, languagesIn, readLanguageFile } from './language-files.ts';
import { schemaEnding } from './schema-address.ts';
import { parseSchemas, readSchemaTexts, type SchemaTexts } from './schema-files.ts';
import { pathTo } from './schema-lookup.ts';
import { createSchemaSet } from './schema-set.ts';
import { groupsWithTexts } from './text-groups.ts';

/** A text to write into a schema, as the default of the property at `path`. */
interface Default {
  readonly path: Path;
  readonly text: string;
}

/** The schemas below a folder whose texts have a default, with the English text: editors show it, and complete with it. */
export function schemasWithDefaults(folder: string): readonly { file: string; text: string }[] {
  if (!languagesIn(folder).includes(fallback)) return [];
  const texts = readSchemaTexts(folder);
  const own = readPlainly(readLanguageFile(folder, fallback).text);
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
