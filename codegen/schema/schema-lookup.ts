import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { isRecord, pathOf, stepInto } from '../model/data.ts';
import { schemaNameOf } from './schema-address.ts';

/** Schemas by name, which may be parsed lazily. */
export type Schemas = Pick<ReadonlyMap<string, Data>, 'get' | 'keys'>;

const longestChain = 20;

/** The schema a reference leads to. */
export function lookUpSchema(schemas: Schemas, reference: string): unknown {
  const [address = '', pointer = ''] = reference.split('#');
  let current: unknown = schemas.get(schemaNameOf(address) ?? '');
  for (const step of stepsOf(pointer)) current = stepInto(current, decodeURIComponent(step));
  return current;
}

/** A schema with its references followed to the end. */
export function resolveSchema(schemas: Schemas, schema: unknown): Data {
  let current: unknown = schema;
  for (let steps = 0; steps < longestChain; steps++) {
    if (!isRecord(current) || typeof current.$ref !== 'string') break;
    current = lookUpSchema(schemas, current.$ref);
  }
  return isRecord(current) ? current : {};
}

/** The path of part of a schema. */
export function pathTo(value: unknown, piece: Data): Path | undefined {
  if (value === piece) return [];
  if (!Array.isArray(value) && !isRecord(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathTo(inner, piece);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}

/** The steps of a JSON pointer, such as `/sections/0/title`. */
function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Converts a JSON pointer to a path: steps into lists are numbers. */
export function pathOfPointer(pointer: string, data: unknown): Path {
  return pathOf(data, stepsOf(pointer));
}
