import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import { filesBelow } from '../files/hash-files.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { createLineIndex } from '../parse/line-index.ts';
import { addressOfSchema, schemaEnding, schemaFile } from './schema-address.ts';

/** The texts of the schemas of a folder, by name. */
export type SchemaTexts = ReadonlyMap<string, string>;

/** The schemas of a folder by name, references made absolute, and the files that are not JSON. */
export interface SchemaFiles {
  readonly schemas: ReadonlyMap<string, Data>;
  readonly findings: readonly Finding[];
}

/** Reads every `*.schema.json` below a folder. */
export function readSchemaTexts(folder: string): SchemaTexts {
  return new Map(
    filesBelow(folder, (file) => file.endsWith(schemaEnding)).map((file) => [
      file.slice(0, -schemaEnding.length),
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
}

/** Parses the texts of schemas. */
export function parseSchemas(texts: SchemaTexts): SchemaFiles {
  const schemas = new Map<string, Data>();
  const findings: Finding[] = [];
  for (const [name, text] of texts) {
    try {
      const schema: unknown = JSON.parse(text);
      if (!isRecord(schema)) throw new TypeError('a schema is a JSON object');
      schemas.set(name, withAbsoluteReferences(name, schema));
    } catch (error) {
      findings.push(notJson(name, text, error));
    }
  }
  return { schemas, findings };
}

/** Takes the position from the message, which has none if the text ends too early. */
function notJson(name: string, text: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const position = /at position (\d+)/.exec(message)?.[1];
  const start = message.includes('end of JSON') ? text.length : Number(position ?? 0);
  return brokenSchema(name, text, [start, start + 1], message.replace(/ at position .*/, ''));
}

/** Reports a schema that cannot be used: where in its text, and why. */
export function brokenSchema(
  name: string,
  text: string,
  [start, end]: readonly [number, number],
  reason: string,
): Finding {
  return {
    source: { file: schemaFile(name) },
    span: createLineIndex(text).spanAt(start, end),
    code: 'broken-schema',
    message: `the schema cannot be used: ${reason}`,
  };
}

/** Makes the references of a schema independent of its file. */
function withAbsoluteReferences(name: string, schema: Data): Data {
  return Object.fromEntries(Object.entries(schema).map(absoluteEntry(addressOfSchema(name))));
}

function absoluteEntry(address: string) {
  return ([key, value]: readonly [string, unknown]): [string, unknown] =>
    key === '$ref' && typeof value === 'string'
      ? [key, absoluteReference(value, address)]
      : [key, absolute(value, address)];
}

function absolute(value: unknown, address: string): unknown {
  if (Array.isArray(value)) return value.map((each) => absolute(each, address));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(absoluteEntry(address)));
}

function absoluteReference(reference: string, address: string): string {
  return reference.startsWith('#') ? address + reference : new URL(reference, address).href;
}
