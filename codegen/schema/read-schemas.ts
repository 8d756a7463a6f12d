import { join } from 'node:path';
import { compilerKey } from '../cache/compiler-key.ts';
import { keyOfFiles } from '../cache/file-key.ts';
import { keepNewest, readKept, writeKept } from '../cache/kept-file.ts';
import { createQuickAjv } from './ajv.ts';
import { checkSchemas } from './check-schemas.ts';
import type { SchemaTexts } from './schema-files.ts';
import { listSchemas, parseSchemas, readSchemaTexts } from './schema-files.ts';
import type { Schemas } from './schema-lookup.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { createSchemaSet } from './schema-set.ts';
import type { KeptAt } from './validators.ts';
import { createValidators, keepValidators, keptValidators } from './validators.ts';

const projectCache = join(import.meta.dirname, '../../.cache/schemas');

/** How many sets of compiled schemas to cache: enough for a few branches and the tests. */
const mostKept = 12;

/**
 * Reads every `*.schema.json` below a folder. Ajv compiles each set of schemas once, which also checks the schemas;
 * the result is cached below `cache`.
 */
export function readSchemas(folder: string, cache = projectCache): SchemaSet {
  const files = listSchemas(folder);
  const key = keyOfFiles([compilerKey()], folder, files);
  const keptAt = { folder: join(cache, key), key };
  const kept = readKept(schemasPath(keptAt), key);
  if (kept === undefined) return compileSchemas(readSchemaTexts(folder, files), keptAt);
  const schemas = parseKept(kept);
  return createSchemaSet(schemas, { key, validators: keptValidators(schemas, keptAt) });
}

function compileSchemas(texts: SchemaTexts, keptAt: KeptAt): SchemaSet {
  const { schemas, diagnostics } = parseSchemas(texts);
  const { key } = keptAt;
  if (diagnostics.length > 0) return createSchemaSet(schemas, { key, diagnostics });
  const ajv = createQuickAjv(schemas);
  const validators = createValidators(schemas, ajv);
  const set = createSchemaSet(schemas, { key, validators });
  const faults = checkSchemas(set, { ajv, schemas, texts });
  if (faults.length > 0) return { ...set, diagnostics: faults };
  keepValidators(keptAt, ajv);
  // Written last: its presence means that all schemas compiled.
  const lines = [...schemas].map(([name, schema]) => `${name} ${JSON.stringify(schema)}`);
  writeKept(schemasPath(keptAt), key, lines.join('\n'));
  keepNewest(join(keptAt.folder, '..'), mostKept);
  return set;
}

/** Parses each schema on first use: a check of one file needs only a few. */
function parseKept(lines: string): Schemas {
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

function schemasPath({ folder }: KeptAt): string {
  return join(folder, 'schemas');
}
