// What records say of each other and of themselves.

import { describe, expect, test } from 'vitest';
import type { Data } from '../model/content.ts';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeSite, type Records } from '../testing/make-site.ts';
import { errorsIn } from '../testing/run-rules.ts';

/** What is reported of these records with one of these codes. */
function judge(records: Records, ...codes: readonly string[]) {
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  return errorsIn(site).filter(({ code }) => codes.includes(code));
}

describe('records that name each other', () => {
  const brands = {
    acme: { name: 'ACME', series: [{ slug: 'r', name: 'R', models: ['acme/one'] }] },
    tide: { name: 'Tide', series: [{ slug: 'heron', name: 'Heron' }] },
  };
  const one = { brand: 'acme', slug: 'one', series: 'acme/r' };
  const messagesOf = (records: Records) =>
    judge({ brands, vehicles: { 'acme/one': one }, ...records }, 'inconsistent').map(
      ({ message }) => message,
    );

  test('agree where each is named by its own', () => {
    expect(messagesOf({})).toEqual([]);
  });

  test.each([
    [
      'a series of another brand',
      { ...one, series: 'tide/heron' },
      'the series "tide/heron" is not one of the brand "acme"',
    ],
    ['a series that is not there', { ...one, series: 'acme/fog' }, undefined],
    ['a brand other than its folder', { ...one, brand: 'tide', series: 'acme/r' }, undefined],
  ])('disagree where a vehicle names %s, which is reported once', (_what, vehicle, message) => {
    expect(messagesOf({ vehicles: { 'acme/one': vehicle } })).toEqual(message ? [message] : []);
  });

  test('disagree where a brand lists the model of another', () => {
    const tern = { brand: 'tide', slug: 'tern', series: 'tide/heron' };
    const listing = {
      ...brands.acme,
      series: [{ slug: 'r', name: 'R', models: ['acme/one', 'tide/tern'] }],
    };
    const vehicles = { 'acme/one': one, 'tide/tern': tern };
    expect(messagesOf({ brands: { ...brands, acme: listing }, vehicles })).toEqual([
      'the model "tide/tern" is not of the series "acme/r": its file says "tide/heron"',
    ]);
    expect(messagesOf({ brands: { acme: listing }, vehicles })).toEqual([]);
  });

  test('have series of different names', () => {
    const series = ['r', 's', 'r'].map((slug) => ({ slug, name: slug }));
    expect(messagesOf({ brands: { ...brands, acme: { name: 'ACME', series } } })).toEqual([
      'two series have the slug "r"',
    ]);
  });

  test.each([
    ['each other', { twin: 'south/cove' }, { twin: 'north/bay' }, []],
    ['nobody', {}, {}, []],
    [
      'one of them only',
      { twin: 'south/cove' },
      {},
      ['the twin "south/cove" does not name this town'],
    ],
    [
      'another that is there',
      { twin: 'south/cove' },
      { twin: 'south/cove' },
      ['the twin "south/cove" does not name this town'],
    ],
    ['another that is not there', { twin: 'south/cove' }, { twin: 'fog/fog' }, []],
  ])('are twins if they name each other, here %s', (_whom, bay, cove, messages) => {
    const towns: Records = { towns: { 'north/bay': bay, 'south/cove': cove } };
    expect(messagesOf(towns)).toEqual(messages);
  });
});

describe('the name of a file', () => {
  const counties = {
    north: { slug: 'north', name: 'North' },
    south: { slug: 'south', name: 'South' },
  };
  const town = (slug: string, county = 'north', more: Data = {}) => ({ slug, county, ...more });
  const findings = (towns: NonNullable<Records['towns']>) => judge({ counties, towns }, 'wrong-id');

  test('is what the record calls itself', () => {
    expect(findings({ 'north/bay': town('bay') })).toEqual([]);
    const [finding] = findings({ 'north/bay': town('bays') });
    expect(finding?.message).toBe('the slug is "bays", but its folder and file name say "bay"');
    expect(finding?.fixes).toMatchObject([
      { isSure: false, edits: [{ text: 'bay' }] },
      { isSure: false, renames: [{ to: 'content/town/north/bays.yaml' }] },
    ]);
    expect(finding?.related).toBeUndefined();
  });

  test('spells a plus sign as a word', () => {
    const vehicles = { 'acme/r-2-plus-2': { brand: 'acme', slug: 'r-2+2' } };
    expect(judge({ brands: { acme: { name: 'ACME' } }, vehicles }, 'wrong-id')).toEqual([]);
  });

  test('reports a copy once, with the record it was copied from', () => {
    const copy = town('bay', 'north', { population: 9 });
    const found = findings({ 'north/bay': town('bay'), 'north/cove': copy });
    expect(found.map(({ file, message }) => [file, message])).toEqual([
      [
        'content/town/north/cove.yaml',
        'the slug is "bay", but its folder and file name say "cove"',
      ],
    ]);
    expect(found[0]).toMatchObject({
      fixes: [{ isSure: true, edits: [{ text: 'cove' }] }],
      related: [
        { file: 'content/town/north/bay.yaml', message: 'this is the town with that slug' },
      ],
    });
  });

  test('is in doubt if nothing else was changed in a copy', () => {
    const [finding] = findings({ 'north/bay': town('bay'), 'north/cove': town('bay') });
    expect(finding?.message).toBe(
      'this file is a copy of content/town/north/bay.yaml, and nothing in it has been changed',
    );
    expect(finding?.fixes).toMatchObject([{ isSure: false, edits: [{ text: 'cove' }] }]);
  });

  test('may be that of a record in another folder', () => {
    const [finding] = findings({ 'south/bay': town('bay', 'south'), 'north/cove': town('bay') });
    expect(finding?.fixes?.map(({ isSure }) => isSure)).toEqual([false, false]);
  });

  test('names what the record belongs to, unless that is not there', () => {
    expect(findings({ 'north/bay': town('bay', 'south') }).map(({ message }) => message)).toEqual([
      'the county is "south", but its folder and file name say "north"',
    ]);
    expect(findings({ 'north/bay': town('bay', 'fog') })).toEqual([]);
  });
});

describe('of several values each', () => {
  const labelled = {
    money: 7,
    label: 'Model price',
    readings: { home: { money: 6, label: 'Advertised' } },
  };
  const placesOf = (records: Records) => judge(records, 'missing-label').length;

  test.each([
    ['has a label', labelled, 0],
    ['has one beside its second value', { ...labelled, label: undefined }, 1],
    ['has one as a second value', { ...labelled, readings: { home: { money: 6 } } }, 1],
    ['needs none alone', { money: 7 }, 0],
  ])('%s: price, figure, start and hours', (_how, value, count) => {
    expect(placesOf({ vehicles: { 'acme/one': { brand: 'acme', price: value } } })).toBe(count);
    const specifications = { range: value };
    expect(placesOf({ vehicles: { 'acme/one': { brand: 'acme', specifications } } })).toBe(count);
    const series = [{ slug: 'r', name: 'R', startingPrice: value }];
    expect(placesOf({ brands: { acme: { name: 'ACME', series } } })).toBe(count);
    expect(placesOf({ site: { departments: { shop: value } } })).toBe(count);
  });
});
