// What a form shows first: what people change, and last what addresses are made of.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { annotationsOf } from '../schema/annotations.ts';
import { readSchemas } from '../schema/read-schemas.ts';
import { formAt } from './form.ts';

const schemas = readSchemas(join(import.meta.dirname, '../../schema'));

const fieldsOf = (schema: string) => {
  const { field } = formAt({ schemas }, { schema, data: {}, path: [] });
  return field.input.is === 'group' ? field.input.fields : [];
};

const ordered = schemas.names.filter(
  (name) => annotationsOf(schemas.named(name) ?? {})['x-form'] !== undefined,
);

test.each(ordered)('the form of a %s begins and ends as its schema says', (name) => {
  const { first = [], address = [] } = annotationsOf(schemas.named(name) ?? {})['x-form'] ?? {};
  const fields = fieldsOf(name);
  const keys = fields.map(({ path }) => path.at(-1));
  expect(keys.slice(0, first.length)).toEqual(first);
  const start = fields.findIndex(({ isOfAddress }) => isOfAddress);
  expect(fields.slice(start).every(({ isOfAddress }) => isOfAddress)).toBe(true);
  expect(keys.slice(start)).toEqual(expect.arrayContaining([...address]));
});

test('what the name of a file says is of the address, too', () => {
  const folded = fieldsOf('vehicle').filter(({ isOfAddress }) => isOfAddress);
  expect(folded.map(({ path }) => path.at(-1))).toEqual(expect.arrayContaining(['id', 'brand']));
});
