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
    const wrongIn = (id: string) => {
      const vehicles = { [id]: { brand: 'acme', slug: 'r-2+2' } };
      return judge({ brands: { acme: { name: 'ACME' } }, vehicles }, 'wrong-id');
    };
    expect(wrongIn('acme/r-2-plus-2')).toEqual([]);
    expect(wrongIn('acme/r-3')[0]?.fixes?.[1]).toMatchObject({
      renames: [{ to: 'content/vehicle/acme/r-2-plus-2.yaml' }],
    });
  });

  test('is proposed only if a file may have it, and first if visitors know the record by it', () => {
    expect(findings({ 'north/bay': town('Bay Cove') })[0]?.fixes).toMatchObject([
      { edits: [{ text: 'bay' }] },
    ]);
    const records = {
      counties,
      towns: { 'north/bay': town('bays') },
      urls: { '/b': 'town/north/bays' },
    };
    const [known] = judge(records, 'wrong-id');
    expect(known?.help).toContain('"formerly: north/bays"');
    expect(known?.fixes).toMatchObject([
      { renames: [{ to: 'content/town/north/bays.yaml' }] },
      { edits: [{ text: 'bay' }] },
    ]);
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
