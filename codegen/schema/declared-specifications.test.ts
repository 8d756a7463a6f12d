import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPlainly } from '../parse/parse.ts';
import { projectSchemas } from '../testing/make-site.ts';
import { languagesIn } from './language-files.ts';
import { readSchemas } from './read-schemas.ts';
import { specificationFields } from './vehicle-specifications.ts';

const schemaDir = join(import.meta.dirname, '../../schema');
const folder = join(schemaDir, 'specifications');
const sets = readdirSync(folder).map((file) => basename(file, '.yaml'));

/** The schemas of a dealer who writes this. */
function schemasFor(specifications: string, language = 'en') {
  const texts = new Map([
    ['content/specifications.yaml', specifications],
    ['content/site.yaml', `language: ${language}`],
  ]);
  return readSchemas(schemaDir, (file) => texts.get(file));
}

/** A set, and what it has first. */
const [set = expect.fail()] = sets;
const [key = expect.fail()] = specificationFields(schemasFor(`set: ${set}`)).keys();

const vehicle = (specifications: object) => ({ model: 'A', description: 'B', specifications });

describe.each(sets)('the ready-made set "%s"', (set) => {
  const {
    '@type': type,
    '@thing': things,
    ...own
  } = Object(readPlainly(readFileSync(join(folder, `${set}.yaml`), 'utf8')));

  test('is what a dealer could declare, and he can name it', () => {
    expect(projectSchemas.errors('specifications', { set, type, own })).toEqual([]);
  });

  test.each(languagesIn(schemaDir))('has names in "%s"', (language) => {
    const fields = [...specificationFields(schemasFor(`set: ${set}`, language))];
    expect(fields.map(([key]) => key)).toEqual(Object.keys(own));
    const unnamed = fields.filter(([, field]) => field.annotations['x-specification']?.unnamed);
    expect(unnamed.map(([key]) => key)).toEqual([]);
    if (things) expect(things[language]).toMatchObject({ one: expect.any(String) });
  });
});

test('a dealer who declares nothing has no set: his vehicles state nothing', () => {
  const schemas = schemasFor('');
  expect([...specificationFields(schemas).keys()]).toEqual([]);
  expect(schemas.errors('vehicle', { model: 'A', description: 'B' })).toEqual([]);
  expect(schemas.errors('vehicle', vehicle({ [key]: 'A day' }))).not.toEqual([]);
});

test('what a dealer adds stands after the set, and in place of what it has under the same key', () => {
  const usual = [...specificationFields(schemasFor(`set: ${set}`)).keys()];
  const own = schemasFor(
    `{ set: ${set}, own: { ${key}: { label: Way, kind: text }, oar: { label: Oar, kind: text } } }`,
  );
  expect([...specificationFields(own).keys()]).toEqual([...usual, 'oar']);
  expect(own.errors('vehicle', vehicle({ [key]: 'A day', oar: 'Ash' }))).toEqual([]);
  expect(own.errors('vehicle', vehicle({ mast: 'Ash' }))).not.toEqual([]);
});

test('figures are compared with those of other vehicles, unless they may be far apart', () => {
  const alike = (says: string) => {
    const schemas = schemasFor(`own: { hull: { label: Hull, kind: number, ${says} } }`);
    return specificationFields(schemas).get('hull')?.annotations['x-alike'];
  };
  expect(['', 'unit: miles', 'alike: false', 'unit: miles, alike: false'].map(alike)).toEqual([
    {},
    {},
    undefined,
    { units: true },
  ]);
});

test('while the file cannot be read, nothing that vehicles state is called wrong', () => {
  for (const text of ['own: { hull: [', 'set: submarine'])
    expect(schemasFor(text).errors('vehicle', vehicle({ hull: 'Ash', gears: 8 }))).toEqual([]);
});

test('whatever is declared wrongly, the schemas hold', () => {
  for (const says of ['', '4', '{ kind: x }', '{ kind: choice, choices: {} }', '{ label: [] }'])
    expect(schemasFor(`own:\n  hull: ${says}`).findings).toEqual([]);
});
