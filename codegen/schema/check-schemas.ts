import type { Finding } from '../diagnostics/finding.ts';
import { fileKinds } from '../model/nouns.ts';
import { nodeRange } from '../parse/node-position.ts';
import { yaml } from '../parse/yaml-library.ts';
import type { Ajv } from './ajv.ts';
import { UnwalkableSchema } from './branch-match.ts';
import { type Field, propertiesOf, requiredOf } from './field.ts';
import { schemaFile } from './schema-address.ts';
import type { SchemaError } from './schema-errors.ts';
import { findAnnotationErrors, findSchemaErrors } from './schema-errors.ts';
import type { SchemaTexts } from './schema-files.ts';
import { brokenSchema } from './schema-files.ts';
import { pathTo } from './schema-lookup.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { createWalks } from './walk.ts';

/** The codes of findings about schemas. */
export const schemaCodes: readonly string[] = ['broken-schema', 'missing-schema'];

interface Checked {
  readonly ajv: Ajv;
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly texts: SchemaTexts;
}

/** Reports schemas that Ajv rejects, annotations that nobody could read, keywords that the compiler cannot follow, and missing schemas. */
export function checkSchemas(set: SchemaSet, { ajv, schemas, texts }: Checked): Finding[] {
  const rejected = [...findSchemaErrors(ajv, schemas), ...findAnnotationErrors(schemas)];
  const errors = rejected.length > 0 ? rejected : findUnusable(set, schemas);
  const missing = rootNames().filter((name) => !schemas.has(name));
  return [...errors.map((error) => placed(error, texts)), ...missing.map(missingSchema)];
}

function rootNames(): string[] {
  return [...new Set(fileKinds.map(({ schema }) => schema))];
}

/** The first keyword that a walk through content would ignore; without one, every switch that does not say how it stands. */
function findUnusable(set: SchemaSet, schemas: ReadonlyMap<string, Schema>): SchemaError[] {
  const seen: Field[] = [];
  try {
    const walkOf = createWalks((field) => seen.push(field) > 0);
    for (const name of rootNames()) walkOf(set.field(name));
  } catch (error) {
    if (!(error instanceof UnwalkableSchema)) throw error;
    const { piece, keyword, message } = error;
    const place = placeOf(schemas, piece, keyword);
    if (!place) throw error;
    return [{ ...place, message }];
  }
  const silent = new Set(seen.flatMap(silentSwitches));
  return [...silent].flatMap((schema) => {
    const place = placeOf(schemas, schema, 'type');
    return place ? [{ ...place, message: silence }] : [];
  });
}

const silence = 'a "boolean" that may be left out needs a "default", which counts then';

/** What a group may leave out is shown in a form by what counts without it. */
function silentSwitches(group: Field): readonly Schema[] {
  return [...propertiesOf(group)].flatMap(([key, property]) => {
    const isSilent = property.is === 'flag' && property.default === undefined;
    return isSilent && !requiredOf(group).includes(key) ? [property.schema] : [];
  });
}

/** Where a keyword of a part of a schema is. */
function placeOf(schemas: ReadonlyMap<string, Schema>, piece: Schema, keyword: string) {
  for (const [name, schema] of schemas) {
    const path = pathTo(schema, piece);
    if (path) return { name, path: [...path, keyword] };
  }
  return undefined;
}

/** Places an error with the YAML parser, which has positions and also reads JSON. */
function placed({ name, path, message }: SchemaError, texts: SchemaTexts): Finding {
  const text = texts.get(name) ?? '';
  return brokenSchema(name, text, nodeRange(yaml().parseDocument(text), path, 'key'), message);
}

function missingSchema(name: string): Finding {
  return {
    source: { file: schemaFile(name) },
    code: 'missing-schema',
    message: `there is no schema "${name}", but content follows it`,
  };
}
