import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSchemas } from './read-schemas.ts';
import { createSchemaSet } from './schema-set.ts';

const folder = join(import.meta.dirname, '../../schema');

test('a reference may lead through a key with a slash or a tilde, and into a list', () => {
  const inner = { type: 'string' };
  const schemas = createSchemaSet(new Map([['a', { $defs: { 'a/b~c': { anyOf: [inner] } } }]]));
  const $ref = 'https://schema.invalid/a.schema.json#/$defs/a~1b~0c/anyOf/0';
  expect(schemas.resolve({ $ref })).toBe(inner);
});

describe('compiled schemas', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'schemas-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  const town = JSON.parse(readFileSync(join(folder, 'town.schema.json'), 'utf8')).examples[0];
  const badTown = { ...town, name: '', population: 'many', unknownKey: 1 };

  test('give the same faults from the cache as at first', () => {
    const cache = join(scratch, 'same');
    const first = readSchemas(folder, cache).errors('town', badTown);
    const again = readSchemas(folder, cache).errors('town', badTown);
    const kept = readSchemas(folder, cache).errors('town', badTown);
    expect(first.length).toBeGreaterThan(2);
    expect([again, kept]).toEqual([first, first]);
  });

  test('are compiled anew once a schema has changed', () => {
    const cache = join(scratch, 'changed');
    const schemas = join(scratch, 'schemas');
    cpSync(folder, schemas, { recursive: true });
    expect(readSchemas(schemas, cache).errors('town', town)).toEqual([]);
    const file = join(schemas, 'town.schema.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('"required": [', '"required": ["region", '),
    );
    expect(readSchemas(schemas, cache).diagnostics).toMatchObject([{ code: 'broken-schema' }]);
  });
});

test('data is checked by schemas held in memory too', () => {
  const boats = createSchemaSet(new Map([['boat', { type: 'object', required: [] }]]));
  expect(boats.errors('boat', 1)).toMatchObject([{ keyword: 'type' }]);
});
