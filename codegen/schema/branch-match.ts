import { isRecord } from '../model/data.ts';
import { branchesOf, propertiesOf, requiredOf } from './keywords.ts';
import type { Schema, SchemaSet } from './schema-set.ts';

/** The error for a schema with a keyword that the compiler would silently ignore. */
export class UnwalkableSchema extends Error {
  override readonly name = 'UnwalkableSchema';
  readonly piece: Schema;
  readonly keyword: string;

  constructor(piece: Schema, keyword: string) {
    super(`the compiler cannot follow "${keyword}" here`);
    this.piece = piece;
    this.keyword = keyword;
  }
}

type Match = (value: unknown) => boolean;

/** Prepares a check of whether a value is meant to follow a schema, by its type, constants and required keys only. */
export function createMatch(schemas: SchemaSet, branch: Schema): Match {
  const schema = schemas.resolve(branch);
  const branches = branchesOf(schema);
  if (branches.length > 0) return any(branches.map((each) => createMatch(schemas, each)));
  if ('const' in schema) return (value) => value === schema.const;
  const choices: unknown = schema.enum;
  if (Array.isArray(choices)) return (value) => choices.includes(value);
  const types = [schema.type ?? []].flat().map(String);
  if (types.length === 0) throw new UnwalkableSchema(schema, 'type');
  return any(types.map((type) => createTypeMatch(schema, type)));
}

function any(matches: readonly Match[]): Match {
  return (value) => matches.some((each) => each(value));
}

function createTypeMatch(schema: Schema, type: string): Match {
  if (type === 'array') return Array.isArray;
  if (type === 'object') return createObjectMatch(schema);
  if (type === 'null') return (value) => value === null;
  const wanted = type === 'integer' ? 'number' : type;
  return (value) => typeof value === wanted;
}

function createObjectMatch(schema: Schema): Match {
  const constants = Object.entries(propertiesOf(schema)).filter(([, each]) => 'const' in each);
  const required = requiredOf(schema);
  return (value) =>
    isRecord(value) &&
    required.every((key) => key in value) &&
    constants.every(([key, each]) => !(key in value) || each.const === value[key]);
}
