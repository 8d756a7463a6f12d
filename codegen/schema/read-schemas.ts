import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { faultAt, faultInFile, inOrder } from '../diagnostics/faults.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { createLineIndex } from '../parse/line-index.ts';
import { nodeRange } from '../parse/node-position.ts';
import { yaml } from '../parse/yaml-library.ts';
import type { SchemaFault } from './check-schemas.ts';
import { findSchemaFaults } from './check-schemas.ts';
import { addressOfSchema, schemaEnding, schemaFile } from './schema-address.ts';

/** Faults of the schemas themselves. */
export const schemaCodes: readonly string[] = ['broken-schema', 'missing-schema'];

/** The schemas of a folder by name, references made absolute, and the files that could not be read. */
export interface SchemaFiles {
  readonly schemas: ReadonlyMap<string, Data>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads every `*.schema.json` below a folder. */
export function readSchemaFiles(folder: string): SchemaFiles {
  const schemas = new Map<string, Data>();
  const diagnostics: Diagnostic[] = [];
  for (const path of listSchemas(folder, '')) {
    const name = path.slice(0, -schemaEnding.length);
    try {
      const schema: unknown = JSON.parse(readFileSync(join(folder, path), 'utf8'));
      if (!isRecord(schema)) throw new TypeError('a schema is a JSON object');
      schemas.set(name, withAbsoluteReferences(name, schema));
    } catch (error) {
      diagnostics.push(brokenSchema(name, error));
    }
  }
  // A schema that cannot be read is missed by those that refer to it: that is no fault of theirs.
  const faults = diagnostics.length > 0 ? [] : findSchemaFaults(schemas);
  return {
    schemas,
    diagnostics: [...diagnostics, ...faults.map((each) => placeFault(folder, each))],
  };
}

/** Where in its file a fault stands: JSON is YAML too, and the parser for that knows places. */
function placeFault(folder: string, { name, path, message }: SchemaFault): Diagnostic {
  const text = readFileSync(join(folder, name + schemaEnding), 'utf8');
  const [start, end] = nodeRange(yaml().parseDocument(text), path, 'key');
  return faultAt(schemaFile(name), createLineIndex(text).spanAt(start, end), {
    code: 'broken-schema',
    message: `the schema cannot be used: ${message}`,
  });
}

/** Makes the references of a schema independent of the file it stands in. */
function withAbsoluteReferences(name: string, schema: Data): Data {
  return Object.fromEntries(Object.entries(schema).map(absoluteEntry(addressOfSchema(name))));
}

/** A schema that cannot be used, and why. */
export function brokenSchema(name: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return faultInFile(schemaFile(name), {
    code: 'broken-schema',
    message: `the schema cannot be used: ${reason}`,
  });
}

function listSchemas(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  const list = entries.flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return listSchemas(folder, path);
    return entry.name.endsWith(schemaEnding) ? [path] : [];
  });
  return list.sort(inOrder);
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
