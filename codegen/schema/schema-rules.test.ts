// What holds of every schema of the project.
import { describe, expect, test } from 'vitest';
import { isRecord } from '../model/data.ts';
import { projectSchemas } from '../testing/make-site.ts';
import { schemaNodes } from '../testing/schema-nodes.ts';
import { createAjv, validatorOf } from './ajv.ts';
import { checks } from './formats/formats.ts';
import type { Schema } from './schema-set.ts';

const set = projectSchemas;
const schemas = new Map(set.names.map((name) => [name, set.named(name) ?? {}]));
const strict = createAjv(schemas, { validateSchema: true });
const nodes = [...schemas].flatMap(([name, schema]) => schemaNodes(name, schema));

/** A schema of names has no type, for a name can only be text; one of words to choose from needs no length. */
function takesText({ type, $ref, enum: words, const: word, ...others }: Schema): boolean {
  if ($ref !== undefined || words !== undefined || word !== undefined) return false;
  if (type !== undefined) return [type].flat().includes('string');
  return !['oneOf', 'anyOf', 'allOf'].some((keyword) => keyword in others);
}

/** True for a group whose keys are free to choose. */
function takesNames({ type, additionalProperties }: Schema): boolean {
  return [type].flat().includes('object') && isRecord(additionalProperties);
}

test('the schemas can all be compiled', () => {
  expect(set.findings).toEqual([]);
});

test.each(set.names)('%s follows the meta-schema and has valid examples', (name) => {
  const validate = validatorOf(strict, name);
  const schema = set.named(name);
  expect(schema).toMatchObject({ title: expect.any(String), description: expect.any(String) });
  const examples = [schema?.examples].flat();
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    validate(example);
    expect(validate.errors ?? []).toEqual([]);
  }
});

test('every text has a maximum length, and so has every name of free choice', () => {
  const endless = nodes.filter(
    ({ schema }) =>
      (takesText(schema) && schema.maxLength === undefined) ||
      (takesNames(schema) && !isRecord(schema.propertyNames)),
  );
  expect(endless.map(({ at }) => at)).toEqual([]);
});

test('every format is one that messages can name, and its text is short', () => {
  const named = nodes.filter(({ schema }) => typeof schema.format === 'string');
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ schema }) => !(String(schema.format) in checks))).toEqual([]);
  const long = named.filter(({ schema }) => !(Number(schema.maxLength) <= 300));
  expect(long.map(({ at }) => at)).toEqual([]);
});

describe('a text with a pattern', () => {
  const shaped = nodes.filter(
    ({ at, schema }) => schema.pattern !== undefined && !at.endsWith('/propertyNames'),
  );
  test('is described, with a sample that messages show', () => {
    for (const { at, schema } of shaped) {
      expect(schema.description, at).toEqual(expect.any(String));
      const samples = [schema.examples].flat();
      const pattern = new RegExp(String(schema.pattern), 'u');
      for (const sample of samples) expect(sample, at).toMatch(pattern);
      expect(samples, at).not.toEqual([undefined]);
    }
  });
});
