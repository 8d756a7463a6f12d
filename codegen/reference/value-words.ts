import { isRecord } from '../model/data.ts';
import { annotationsOf } from '../schema/annotations.ts';
import { branchesOf, nameOfReference, requiredOf, schemaAt, wordAt } from '../schema/keywords.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';

/** Links from a page of the reference to the page of a schema. */
export type LinkTo = (schema: string) => string;

/** The values a field takes, in words. */
export function valueWords(schema: Schema, schemas: SchemaSet, linkTo: LinkTo): string {
  const name = nameOfReference(schema.$ref);
  if (name !== undefined && isOwnPage(name)) return linkTo(name);
  const whole = schemas.resolve(schema);
  const noun = annotationsOf(schema)['x-ref'] ?? annotationsOf(whole)['x-ref'];
  if (noun !== undefined && whole.type === 'string') return `the id of a ${noun}`;
  const branches = branchesOf(whole);
  if (branches.length > 0) {
    const words = branches.map((branch) => valueWords(branch, schemas, linkTo));
    return [...new Set(words)].join(', or ');
  }
  if ('const' in whole) return `\`${String(whole.const)}\``;
  if (Array.isArray(whole.enum)) return whole.enum.map((each) => `\`${each}\``).join(', ');
  return wordsOfType(whole, (below) => valueWords(below, schemas, linkTo));
}

/** Whether a schema has its own page: short texts are explained in place. */
export function isOwnPage(name: string): boolean {
  return !/^(?:views|api)\//.test(name) && name !== 'copy';
}

function wordsOfType(schema: Schema, words: (below: Schema) => string): string {
  switch (schema.type) {
    case 'string':
      return textWords(schema);
    case 'integer':
      return `a whole number${rangeWords(schema.minimum, schema.maximum)}`;
    case 'number':
      return `a number${rangeWords(schema.minimum, schema.maximum)}`;
    case 'boolean':
      return '`true` or `false`';
    case 'array': {
      const items = schemaAt(schema, 'items');
      const inner = items ? `: ${words(items)}` : '';
      return `a list${rangeWords(schema.minItems, schema.maxItems, 'of ')}${inner}`;
    }
    default: {
      const others = schemaAt(schema, 'additionalProperties');
      if (others) return `names of your choice, each with ${words(others)}`;
      const needed = requiredOf(schema);
      return needed.length > 0
        ? 'a group of the fields below'
        : 'a group of any of the fields below';
    }
  }
}

const formats: Readonly<Record<string, string>> = {
  date: 'a date, `2027-04-01`',
  email: 'an e-mail address',
  uri: 'a web address',
};

function textWords(schema: Schema): string {
  const format = formats[wordAt(schema, 'format') ?? ''];
  if (format !== undefined) return format;
  const { maxLength } = schema;
  return typeof maxLength === 'number' ? `text up to ${grouped(maxLength)} characters` : 'text';
}

function rangeWords(least: unknown, most: unknown, of = ''): string {
  if (typeof least === 'number' && typeof most === 'number')
    return ` ${of || 'from '}${grouped(least)} to ${grouped(most)}`;
  if (typeof most === 'number') return ` ${of}up to ${grouped(most)}`;
  return typeof least === 'number' ? ` ${of}${grouped(least)} or more` : '';
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}

/** The groups below a value that have fields of their own, each with the path to it. */
export function groupsBelow(
  schema: Schema,
  schemas: SchemaSet,
): readonly (readonly [string, Schema])[] {
  const name = nameOfReference(schema.$ref);
  if (name !== undefined && isOwnPage(name)) return [];
  const whole = schemas.resolve(schema);
  const branches = branchesOf(whole);
  if (branches.length > 0) return branches.flatMap((branch) => groupsBelow(branch, schemas));
  const items = schemaAt(whole, 'items');
  const others = schemaAt(whole, 'additionalProperties');
  const inner = (below: Schema | undefined, mark: string) =>
    below ? groupsBelow(below, schemas).map(([more, group]) => [mark + more, group] as const) : [];
  const own = isRecord(whole.properties) ? [['', whole] as const] : [];
  return [...own, ...inner(items, '[]'), ...inner(others, '.<name>')];
}
