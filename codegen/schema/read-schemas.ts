import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../files/hash-files.ts';
import { compilerVersion, readKeyed, writeKeyed } from '../files/keyed-file.ts';
import { noMemo } from '../memo.ts';
import { createQuickAjv } from './ajv.ts';
import { checkSchemas } from './check-schemas.ts';
import {
  declaredSpecifications,
  type Specifications,
  type TextOf,
} from './declared-specifications.ts';
import { parseSchemas, readSchemaTexts, type SchemaTexts } from './schema-files.ts';
import type { Schemas } from './schema-lookup.ts';
import { createSchemaSet, type Schema, type SchemaSet } from './schema-set.ts';
import { withSpecifications } from './specification-schema.ts';
import {
  createValidators,
  type ProgramFolder,
  savedValidators,
  saveValidators,
} from './validators.ts';

const projectCache = join(import.meta.dirname, '../../.cache/schemas');

/** How many sets of compiled schemas to keep: enough for a few branches and the tests. */
const mostSets = 12;

/** Reads every `*.schema.json` below a folder, for a dealer with these files, or who declares nothing. */
export function readSchemas(folder: string, textOf: TextOf = () => undefined): SchemaSet {
  const files = { textOf, hasUnits: false };
  return schemasWith(readSchemaTexts(folder), declaredSpecifications(folder, files, noMemo));
}

/** The schemas for what a dealer's vehicles may state. A mistake in one is reported at its place in the file. */
export function schemasWith(texts: SchemaTexts, specifications: Specifications): SchemaSet {
  const set = schemasOf(withSpecifications(texts, specifications));
  const written = set.findings.length > 0 ? schemasOf(texts) : set;
  return written.findings.length > 0 ? written : set;
}

/** Ajv compiles each set of schemas once, which also checks the schemas; its programs are saved. */
function schemasOf(texts: SchemaTexts): SchemaSet {
  const key = hashOf([compilerVersion(), ...texts]);
  const programs = { folder: join(projectCache, key), key };
  const saved = readKeyed(schemasPath(programs), key)?.toString();
  if (saved === undefined) return compileSchemas(texts, programs);
  const schemas = parseSaved(saved);
  return createSchemaSet(schemas, { key, validators: savedValidators(schemas, programs) });
}

function compileSchemas(texts: SchemaTexts, programs: ProgramFolder): SchemaSet {
  const { schemas, findings } = parseSchemas(texts);
  const { key } = programs;
  if (findings.length > 0) return createSchemaSet(schemas, { key, findings });
  const ajv = createQuickAjv(schemas);
  const validators = createValidators(schemas, ajv);
  const set = createSchemaSet(schemas, { key, validators });
  const found = checkSchemas(set, { ajv, schemas, texts });
  if (found.length > 0) return { ...set, findings: found };
  saveValidators(programs, ajv);
  // Written last: its presence means that all schemas compiled.
  const lines = [...schemas].map(([name, schema]) => `${name} ${JSON.stringify(schema)}`);
  writeKeyed(schemasPath(programs), key, lines.join('\n'));
  removeOldSets(join(programs.folder, '..'));
  return set;
}

/** Parses each schema on first use: a check of one file needs only a few. */
function parseSaved(lines: string): Schemas {
  const texts = new Map(
    lines.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line] as const),
  );
  const parsed = new Map<string, Schema>();
  return {
    keys: () => texts.keys(),
    get(name) {
      const known = parsed.get(name);
      const text = texts.get(name);
      if (known || text === undefined) return known;
      const schema: Schema = JSON.parse(text.slice(name.length + 1));
      parsed.set(name, schema);
      return schema;
    },
  };
}

function schemasPath({ folder }: ProgramFolder): string {
  return join(folder, 'schemas');
}

function removeOldSets(folder: string): void {
  try {
    const sets = readdirSync(folder).map((name) => join(folder, name));
    const byAge = sets.map((path) => ({ path, time: statSync(path).mtimeMs }));
    for (const { path } of byAge.sort((one, other) => other.time - one.time).slice(mostSets))
      rmSync(path, { recursive: true, force: true });
  } catch {
    // Another process is cleaning up at the same time.
  }
}
