import type { Path } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { annotations } from './ajv.ts';
import { lookUpSchema } from './schema-lookup.ts';

/** A mistake in a schema, and where it stands. */
export interface SchemaFault {
  readonly name: string;
  readonly path: Path;
  readonly message: string;
}

/** What a keyword holds: one schema, several, several by name, or no schema at all. */
type Holds = 'schema' | 'list' | 'names' | 'value';

const keywords: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  ...each('schema', ['additionalProperties', 'propertyNames', 'items', 'contains']),
  ...each('schema', ['unevaluatedProperties', 'not', 'if', 'then', 'else']),
  ...each('list', ['oneOf', 'anyOf', 'allOf', 'prefixItems']),
  ...each('names', ['properties', 'patternProperties', 'dependentSchemas', '$defs']),
  ...each('value', ['$schema', '$ref', 'title', 'description', 'examples', 'default']),
  ...each('value', ['type', 'enum', 'const', 'pattern', 'format', 'discriminator']),
  ...each('value', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']),
  ...each('value', ['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems']),
  ...each('value', ['minProperties', 'maxProperties', 'required', 'dependentRequired']),
  ...each('value', annotations),
]);

function each(holds: Holds, words: readonly string[]): [string, Holds][] {
  return words.map((word) => [word, holds]);
}

/** What these hold describes the same value, so it may require keys that are described beside it. */
const inPlace = new Set(['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else']);

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
const formats = ['date', 'time', 'date-time', 'email', 'uri', 'uri-template'];

/**
 * The mistakes that would make a schema quietly allow too much, such as a misspelt keyword. This takes a hundredth of
 * what loading ajv takes, which knows them all and checks the schemas in the tests.
 */
export function findSchemaFaults(schemas: ReadonlyMap<string, Data>): SchemaFault[] {
  const faults: SchemaFault[] = [];
  for (const [name, schema] of schemas) {
    // One path for all steps: what is copied only for a fault costs the good schemas nothing.
    const path: (string | number)[] = [];
    const add = (message: string) => faults.push({ name, path: [...path], message });
    checkSchema({ schemas, path, add }, schema, []);
  }
  return faults;
}

interface Checker {
  readonly schemas: ReadonlyMap<string, Data>;
  readonly path: (string | number)[];
  readonly add: (message: string) => void;
}

/** `around`: keys described by the schemas around it, of the same value. */
function checkSchema(checker: Checker, schema: unknown, around: readonly string[]): void {
  if (!isRecord(schema)) {
    if (typeof schema !== 'boolean') checker.add('a schema is an object, true or false');
    return;
  }
  const known = [...around, ...ownKeys(schema)];
  for (const word in schema) {
    const holds = keywords.get(word);
    checker.path.push(word);
    const problem = holds ? problemOf(checker, word, schema[word], known) : unknownWord(word);
    if (problem) checker.add(problem);
    if (holds && holds !== 'value') {
      checkInner(checker, schema[word], { holds, around: inPlace.has(word) ? known : [] });
    }
    checker.path.pop();
  }
}

interface Inner {
  readonly holds: Holds;
  readonly around: readonly string[];
}

function checkInner(checker: Checker, argument: unknown, { holds, around }: Inner): void {
  if (holds === 'schema') {
    checkSchema(checker, argument, around);
    return;
  }
  const schemas = holds === 'list' ? [argument].flat() : isRecord(argument) ? argument : {};
  for (const [step, schema] of Object.entries(schemas)) {
    checker.path.push(holds === 'list' ? Number(step) : step);
    checkSchema(checker, schema, around);
    checker.path.pop();
  }
}

/** A discriminator is described by each branch. */
function ownKeys({ properties, discriminator }: Data): string[] {
  return [
    ...(isRecord(properties) ? Object.keys(properties) : []),
    ...(isRecord(discriminator) ? [String(discriminator.propertyName)] : []),
  ];
}

function unknownWord(word: string): string {
  const guess = nearest(word, keywords.keys());
  return `there is no keyword "${word}"${guess ? `; did you mean "${guess}"?` : ''}`;
}

function problemOf(
  { schemas }: Checker,
  word: string,
  argument: unknown,
  known: readonly string[],
): string | undefined {
  switch (word) {
    case 'type':
      return unknownName('type', argument, types);
    case 'format':
      return unknownName('format', argument, formats);
    case 'required':
      return unknownName('property', argument, known);
    case 'pattern':
      return isPattern(String(argument)) ? undefined : `"${argument}" is no pattern`;
    case '$ref':
      return lookUpSchema(schemas, String(argument)) === undefined
        ? `there is no schema at "${argument}"`
        : undefined;
    default:
      return undefined;
  }
}

function unknownName(
  what: string,
  argument: unknown,
  known: readonly string[],
): string | undefined {
  const names = Array.isArray(argument) ? argument : [argument];
  const name = names.find((each) => !known.includes(String(each)));
  if (name === undefined) return undefined;
  const guess = nearest(String(name), known);
  return `there is no ${what} "${name}"${guess ? `; did you mean "${guess}"?` : ''}`;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
