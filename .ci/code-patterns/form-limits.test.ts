// What visitors send is held to the schemas of the forms: none takes a text without end, none has a slow pattern.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaNodes } from '../../codegen/testing/schema-nodes.ts';
import { slownessOf } from '../../codegen/testing/slow-pattern.ts';
import { formSchemas } from '../../generated/forms.ts';

const fields = Object.entries(formSchemas).flatMap(([id, schema]) => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(
    ([name, field]) => [`${id}.${name}`, Object(field)] as const,
  );
});

test('there are forms', () => expect(fields.length).toBeGreaterThan(1));

test.each(fields)('%s has an end', (name, field) => {
  const texts = schemaNodes(name, field).filter(({ schema }) => schema.type === 'string');
  expect(texts).not.toEqual([]);
  const endless = texts.filter(
    ({ schema }) => !('enum' in schema || 'const' in schema || 'maxLength' in schema),
  );
  expect(endless).toEqual([]);
});

test.each(fields)('%s has no pattern slower than linear', (name, field) => {
  const patterns = schemaNodes(name, field).flatMap(({ schema }) => schema.pattern ?? []);
  expect(patterns.flatMap((pattern) => slownessOf(String(pattern), '') ?? [])).toEqual([]);
});
