import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeFile } from '../load/place-file.ts';
import { isRecord } from '../model/data.ts';
import { parseQuickly } from '../parse/quick-yaml/parse-quickly.ts';
import { createAjvCompiler } from './ajv.ts';
import { readSchemaFiles } from './read-schemas.ts';
import { createSchemaSet } from './schema-set.ts';

const project = join(import.meta.dirname, '../..');
const { schemas, diagnostics } = readSchemaFiles(join(project, 'schema'));
const set = createSchemaSet(schemas, diagnostics);
const strict = createAjvCompiler(schemas, { validateSchema: true });

describe('the schemas of the project', () => {
  test('can all be read', () => {
    expect(diagnostics).toEqual([]);
  });

  test.each([...schemas.keys()])('%s follows the meta-schema and has valid examples', (name) => {
    const validate = strict(name);
    const schema = schemas.get(name);
    expect(schema).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    const examples = [schema?.examples].flat();
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      validate(example);
      expect(validate.errors ?? []).toEqual([]);
    }
  });

  test.each([...schemas.keys()])('%s is known to the quick check', (name) => {
    for (const example of [schemas.get(name)?.examples].flat()) {
      expect(set.accepts(name, example)).toBe(true);
    }
  });
});

test('the quick check never accepts what ajv refuses, and refuses nothing that is good', () => {
  const files = globSync('codegen/testdata/ok/kayaks/content/**/*.yaml', { cwd: project }).sort();
  for (const file of files) {
    const place = placeFile(file.slice('codegen/testdata/ok/kayaks/content/'.length));
    const data = parseQuickly(readFileSync(join(project, file), 'utf8'))?.data;
    if (place.is !== 'record' || !isRecord(data)) throw new Error(file);
    expect(set.accepts(place.kind.schema, data), file).toBe(true);
    for (const mutant of mutantsOf(data)) {
      const isGood = set.faults(place.kind.schema, mutant).length === 0;
      expect(set.accepts(place.kind.schema, mutant), `${file} ${JSON.stringify(mutant)}`).toBe(
        isGood,
      );
    }
  }
});

const odd: readonly unknown[] = [
  null,
  '',
  'x',
  'X'.repeat(3000),
  0,
  -1,
  1.5,
  1e12,
  true,
  [],
  {},
  ['x', 'x'],
  { x: 1 },
];

/** Every value in turn replaced by odd ones, left out, and given a companion nobody knows. */
function* mutantsOf(value: unknown): Generator<unknown> {
  yield* odd;
  if (Array.isArray(value)) {
    yield [...value, ...value];
    for (const [index, item] of value.entries()) {
      for (const mutant of mutantsOf(item)) yield value.with(index, mutant);
    }
  } else if (isRecord(value)) {
    yield { ...value, unknownKey: 1 };
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _left, ...rest } = value;
      yield rest;
      for (const mutant of mutantsOf(item)) yield { ...value, [key]: mutant };
    }
  }
}

describe('a schema that cannot be used', () => {
  test('is told of when there is none', () => {
    expect(set.problemOf('boat')).toMatchObject({
      code: 'missing-schema',
      file: 'schema/boat.schema.json',
    });
  });

  test('is told of when it holds an unknown word', () => {
    const broken = createSchemaSet(new Map([['boat', { type: 'object', 'x-fcat': true }]]));
    expect(broken.problemOf('boat')).toMatchObject({ code: 'broken-schema' });
    expect(broken.problemOf('boat')?.message).toContain('x-fcat');
  });
});
