// What records say of each other and of themselves.

import { describe, expect, test } from 'vitest';
import type { Data } from '../model/content.ts';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeSite, type Records } from '../testing/make-site.ts';
import { errorsIn } from '../testing/run-rules.ts';

/** What is reported of these records with one of these codes. */
function check(records: Records, ...codes: readonly string[]) {
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  return errorsIn(site).filter(({ code }) => codes.includes(code));
}

describe('the name of a file', () => {
  const counties = {
    north: { slug: 'north', name: 'North' },
    south: { slug: 'south', name: 'South' },
  };
  const town = (slug: string, county = 'north', more: Data = {}) => ({ slug, county, ...more });
  const findings = (towns: NonNullable<Records['towns']>) => check({ counties, towns }, 'wrong-id');

  test('spells a plus sign as a word', () => {
    const wrongIn = (id: string) => {
      const vehicles = { [id]: { brand: 'acme', slug: 'r-2+2' } };
      return check({ brands: { acme: { name: 'ACME', series: [] } }, vehicles }, 'wrong-id');
    };
    expect(wrongIn('acme/r-2-plus-2')).toEqual([]);
    expect(wrongIn('acme/r-3')[0]?.fixes?.[1]).toMatchObject({
      renames: [{ to: 'content/vehicle/acme/r-2-plus-2.yaml' }],
    });
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
