import { afterAll, expect, test, vi } from 'vitest';
import type { Schema } from '../../schema/schema-set.ts';
import { createSchemaSet } from '../../schema/schema-set.ts';
import { typesKey } from './type-module.ts';
import { typeModules } from './type-modules.ts';

/** Between the schemas and the text of the types: a change to it once left stale types. */
const keywords = vi.hoisted(() => {
  // Modules that another test file has loaded know nothing of it; nor may those after this one.
  vi.resetModules();
  return { forgetRequired: false };
});
afterAll(() => void vi.resetModules());
vi.mock('../../schema/keywords.ts', async (load) => {
  const real = await load<typeof import('../../schema/keywords.ts')>();
  const requiredOf = (schema: Schema) => (keywords.forgetRequired ? [] : real.requiredOf(schema));
  return { ...real, requiredOf };
});

const notice = {
  type: 'object',
  required: ['kind', 'text'],
  properties: { kind: { const: 'notice' }, text: { type: 'string', maxLength: 80 } },
};

function keyOf(schema: Schema, ids: readonly string[] = ['a']): string {
  const hero = { type: 'object', properties: {} };
  const schemas = createSchemaSet(
    new Map([
      ['hero', hero],
      ['sections/notice', schema],
    ] as const),
  );
  return typesKey(typeModules(schemas, { TownId: ids }));
}

const key = keyOf(notice);

test('the key stays while the types would be the same', () => {
  expect(keyOf(structuredClone(notice))).toBe(key);
  const shorter = { ...notice.properties, text: { type: 'string', maxLength: 40 } };
  expect(keyOf({ ...notice, properties: shorter })).toBe(key);
});

test('the key changes with the schemas and with the ids', () => {
  expect(keyOf({ ...notice, required: ['kind'] })).not.toBe(key);
  expect(keyOf(notice, ['a', 'b'])).not.toBe(key);
});

test('the key changes with any code that makes other types of the same schemas', () => {
  keywords.forgetRequired = true;
  expect(keyOf(notice)).not.toBe(key);
});
