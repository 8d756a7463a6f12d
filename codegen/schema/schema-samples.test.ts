// A message about a text in the wrong form says which form is right, and shows one that is.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemaNodes } from '../testing/schema-nodes.ts';
import { checks } from './formats/formats.ts';
import { readSchemas } from './read-schemas.ts';

const set = readSchemas(join(import.meta.dirname, '../../schema'));
const nodes = set.names.flatMap((name) => schemaNodes(name, set.named(name) ?? {}));
const isName = (at: string) => at.endsWith('/propertyNames');

describe('a text with a pattern', () => {
  const shaped = nodes.filter(({ at, schema }) => schema.pattern !== undefined && !isName(at));
  test.each(shaped)('is described, with a sample: $at', ({ schema }) => {
    expect(schema.description).toEqual(expect.any(String));
    const samples = [schema.examples].flat();
    for (const sample of samples) expect(sample).toMatch(new RegExp(String(schema.pattern), 'u'));
    expect(samples).not.toEqual([undefined]);
  });
});

test('every format is one that messages can name', () => {
  const named = new Set(nodes.flatMap(({ schema }) => schema.format ?? []));
  expect([...named].filter((name) => !(String(name) in checks))).toEqual([]);
});
