// A path goes on through the id of another record into that record.
import { expect, test } from 'vitest';
import type { NounTypes } from '../../../generated/content.ts';
import type { Data, Entry } from '../../model/content.ts';
import type { Noun } from '../../model/nouns.ts';
import { makeSite } from '../../testing/make-site.ts';
import { createFollowed } from './follow-references.ts';

const file = { file: '', id: '', text: '', locate: () => span, locateInString: () => span };
const span = { line: 1, column: 1, endColumn: 1, start: 0, end: 0 };

function entry<N extends Noun>(
  noun: N,
  id: string,
  written: Data,
  refs: Readonly<Record<string, string>> = {},
): Entry<NounTypes[N]> {
  const data = written as NounTypes[N];
  const links = Object.entries(refs).map(([key, ref]) => ({
    path: [key],
    schema: { 'x-ref': ref },
  }));
  return { id, data, source: { ...file, noun, data, links } };
}

const { content } = makeSite({});
const brand = { name: 'Acme', home: 'north/bay', series: [{ slug: 'coast', name: 'COAST' }] };
const runner = { brand: 'acme', series: 'acme/coast', model: 'RUNNER', text: 'acme' };
const followed = createFollowed({
  ...content,
  brands: [entry('brand', 'acme', brand, { home: 'town' })],
  towns: [entry('town', 'north/bay', { name: 'Bay' })],
  vehicles: [entry('vehicle', 'acme-runner', runner, { brand: 'brand', series: 'series' })],
});
const record = { noun: 'vehicle', data: runner };

test.each([
  ['brand.name', 'Acme'],
  ['brand.home.name', 'Bay'],
  ['series.name', 'COAST'],
  ['model', 'RUNNER'],
  ['brand', 'acme'],
  ['brand.nothing', undefined],
  ['text.name', undefined],
])('%s is %s', (path, value) => {
  expect(followed.valueIn(record, path.split('.'))).toBe(value);
});

test('an id is known as one, with what its record is called', () => {
  expect(followed.recordAt(record, ['brand'])).toEqual({ noun: 'brand', key: 'name' });
  expect(followed.recordAt(record, ['brand', 'home'])).toEqual({ noun: 'town', key: 'name' });
  for (const key of ['text', 'model', 'nothing']) {
    expect(followed.recordAt(record, [key])).toBeUndefined();
  }
});
