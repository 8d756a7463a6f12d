// What a form shows first: what people change, and last what addresses are made of.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annotationsOf } from '../schema/annotations.ts';
import { propertiesOf } from '../schema/field.ts';
import { readSchemas } from '../schema/read-schemas.ts';
import { formAt } from './form.ts';

const schemaDir = join(import.meta.dirname, '../../schema');
const schemas = readSchemas(schemaDir);

const fieldsOf = (schema: string) => {
  const { field } = formAt({ schemas }, { schema, data: {}, path: [] });
  return field.input.is === 'group' ? field.input.fields : [];
};

const ordered = schemas.names.filter(
  (name) => annotationsOf(schemas.named(name) ?? {})['x-form']?.first !== undefined,
);

test.each(ordered)('the form of a %s begins and ends as its schema says', (name) => {
  const {
    first = [],
    address = [],
    omit = [],
  } = annotationsOf(schemas.named(name) ?? {})['x-form'] ?? {};
  const fields = fieldsOf(name);
  const keys = fields.map(({ path }) => path.at(-1));
  expect(keys.slice(0, first.length)).toEqual(first);
  const folded = fields.filter(({ isOfAddress }) => isOfAddress);
  expect(folded).toEqual(fields.slice(fields.length - folded.length));
  expect(folded.map(({ path }) => path.at(-1))).toEqual(expect.arrayContaining([...address]));
  expect(keys.filter((key) => omit.includes(String(key)))).toEqual([]);
});

test('what the name of a file says is of the address, too', () => {
  const folded = fieldsOf('vehicle').filter(({ isOfAddress }) => isOfAddress);
  expect(folded.map(({ path }) => path.at(-1))).toEqual(expect.arrayContaining(['id', 'brand']));
});

test('an empty list has the field of its first item, which people fill in before anything is saved', () => {
  const data = { schema: 'department', data: { name: 'Dock' }, path: [] };
  const { field } = formAt({ schemas }, data);
  const fields = field.input.is === 'group' ? field.input.fields : [];
  const days = fields.find(({ path }) => path.at(-1) === 'specialHours');
  const first = days?.input.is === 'list' ? days.input.first : undefined;
  expect(first?.path).toEqual(['specialHours', 0]);
  const keys = first?.input.is === 'group' ? first.input.fields.map(({ path }) => path[2]) : [];
  expect(keys).toEqual(['day', 'opens', 'closes']);
});

test('the kinds of sections are listed under what they are about', () => {
  const sections = fieldsOf('page').find(({ path }) => path.at(-1) === 'sections');
  const kinds = sections?.input.is === 'list' ? sections.input.kinds : [];
  const groupOf = (name: string) => kinds.find(({ label }) => label === name)?.group;
  expect(groupOf('Text block')).toBe('General');
  expect(groupOf('Town cards')).toBe('With places');
  expect(groupOf('Model grid')).toBe('With vehicles');
});

describe.each(['unit', 'vehicle'])('where there are units, the form of a %s', (schema) => {
  const stocked = readSchemas(schemaDir, () => 'set: stock');
  const stated = (specifications: object) => {
    const request = { schema, data: { specifications }, path: [] };
    const { field } = formAt({ schemas: stocked }, request);
    const fields = field.input.is === 'group' ? field.input.fields : [];
    const group = fields.find(({ path }) => path.at(-1) === 'specifications')?.input;
    return group?.is === 'group' ? group.fields.map(({ path }) => String(path.at(-1))) : [];
  };

  test('does not ask again for what a unit says under a key of its own', () => {
    const own = propertiesOf(stocked.field('unit'));
    expect(stated({})).toContain('odometer');
    expect(stated({}).filter((key) => own.has(key) || key === 'expected')).toEqual([]);
  });

  test('shows what is written there all the same', () => {
    expect(stated({ vin: '1HGBH41JXMN109186' })).toContain('vin');
  });
});

describe('in a site of two languages', () => {
  const languages = { all: ['de', 'en'], own: 'de' };
  const formOf = (data: object) => {
    const context = { schemas: { ...schemas, languages } };
    const { field } = formAt(context, { schema: 'page', data, path: [] });
    return field.input.is === 'group' ? field.input : expect.fail();
  };
  const titleIn = (data: object) => formOf(data).fields.find(({ path }) => path[0] === 'title');

  test('a text has a field for each, beside each other', () => {
    const title = titleIn({ title: { de: 'Räder', en: 'Bikes' } });
    const { input } = title ?? expect.fail();
    expect(input).toMatchObject({ is: 'group', isOneText: true, order: ['de', 'en'] });
    const fields = input.is === 'group' ? input.fields : [];
    expect(fields.map(({ label, path }) => [label, path])).toEqual([
      ['Title (German)', ['title', 'de']],
      ['Title (English)', ['title', 'en']],
    ]);
  });

  test('a text that is still one may get the others', () => {
    expect(titleIn({ title: 'Räder' })?.input).toMatchObject({
      is: 'text',
      languages: ['de', 'en'],
    });
  });

  test('what is added asks for each, and a section begins with its texts in all', () => {
    expect(titleIn({})?.fresh).toEqual({ de: '', en: '' });
    const sections = formOf({ sections: [] }).fields.find(({ path }) => path[0] === 'sections');
    const kinds = sections?.input.is === 'list' ? sections.input.kinds : [];
    const fresh = JSON.stringify(kinds.find(({ label }) => label === 'Text block')?.fresh);
    expect(fresh).toMatch(/"heading":\{"de":"[^"]+","en":"[^"]+"\}/);
  });
});
