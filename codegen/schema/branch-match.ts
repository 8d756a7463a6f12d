import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { constantOf, type Field, type GroupField } from './field.ts';

/** The error for a schema with a keyword that the compiler would silently ignore. */
export class UnwalkableSchema extends Error {
  override readonly name = 'UnwalkableSchema';
  readonly piece: Data;
  readonly keyword: string;

  constructor(piece: Data, keyword: string) {
    super(`the compiler cannot follow "${keyword}" here`);
    this.piece = piece;
    this.keyword = keyword;
  }
}

type Match = (value: unknown) => boolean;

/** Prepares a check of whether a value is meant to follow a field, by its type, constants and required keys only. */
export function createMatch(field: Field): Match {
  switch (field.is) {
    case 'union': {
      const matches = field.branches.map(createMatch);
      return (value) => matches.some((each) => each(value));
    }
    case 'choice':
      return (value) => field.values.includes(value);
    case 'list':
      return Array.isArray;
    case 'group':
      return createGroupMatch(field);
    case 'text':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number';
    case 'flag':
      return (value) => typeof value === 'boolean';
    case 'any':
      throw new UnwalkableSchema(field.schema, 'type');
  }
}

function createGroupMatch({ properties, required }: GroupField): Match {
  const constants = [...properties].filter(([, each]) => constantOf(each) !== undefined);
  return (value) =>
    isRecord(value) &&
    required.every((key) => key in value) &&
    constants.every(([key, each]) => !(key in value) || constantOf(each) === value[key]);
}

/** Keywords that hold schemas for the same value, or for values below it, and that a walk does not follow. */
const unwalkable = [
  ...['allOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'prefixItems', 'contains'],
  ...['patternProperties', 'unevaluatedProperties', 'unevaluatedItems'],
];

/** Keywords that give a schema an address other than its path. */
const renaming = ['$id', '$dynamicRef', '$dynamicAnchor'];

/** Throws if a schema says something of a value that the fields have no place for. */
export function checkWalkable(schema: Data): void {
  const missed =
    unwalkable.find((keyword) => typeof schema[keyword] === 'object') ??
    renaming.find((keyword) => keyword in schema);
  if (missed) throw new UnwalkableSchema(schema, missed);
  const below = [
    schema.items,
    schema.additionalProperties,
    ...Object.values(Object(schema.properties)),
  ];
  const [mixed] = ['$ref', 'oneOf', 'anyOf']
    .filter((keyword) => keyword in schema)
    .slice(below.some(isRecord) ? 0 : 1);
  if (mixed) throw new UnwalkableSchema(schema, mixed);
}
