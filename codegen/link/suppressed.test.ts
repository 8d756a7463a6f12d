import { describe, expect, test } from 'vitest';
import type { InvalidFile } from '../model/source.ts';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeEntry, makeSite, type Records } from '../testing/make-site.ts';
import { errorsIn } from '../testing/run-rules.ts';

// A file with an error has its own report: what it leaves without a target is not reported as well.

const town = { name: 'Castine', path: '/castine', title: 'Castine', sections: [] };

/** A dealer with a home page of these links, and one record of what has pages. */
function makeDealer(links: readonly string[]): Records {
  const actions = links.map((to) => ({ text: 'Go', to }));
  const home = {
    path: '/',
    title: 'Home',
    hero: { heading: 'Home' },
    fallbacks: [{ prefix: '/', status: 302 }],
    sections: [{ kind: 'call-to-action', heading: 'Go', actions }],
  };
  return {
    site: { phones: { main: { number: '1-555-010-0100' } }, externals: {} },
    brands: { loonbay: { name: 'LoonBay', series: [] } },
    vehicles: { 'loonbay-drifter': { brand: 'loonbay', slug: 'drifter', title: 'Drifter' } },
    towns: { 'hancock/castine': { ...town, county: 'hancock', slug: 'castine' } },
    pages: { home },
  };
}

const invalid = (noun: string, id: string, data?: object): InvalidFile => ({
  file: `content/${noun}/${id}.yaml`,
  noun,
  id,
  ...(data && { source: makeEntry(noun, id, { ...data }).source }),
});

/** The links that are reported beside these invalid files. */
function lostLinks(
  invalidFiles: readonly InvalidFile[],
  links: readonly string[],
  more: Records = {},
): string[] {
  const records = { ...makeDealer(links), ...more };
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  const findings = errorsIn({ ...site, invalidFiles });
  return links.filter((link) => {
    const name = link.replace(/^\w+:/, '');
    return findings.some(({ message }) => message.includes(`"${name}"`));
  });
}

describe('a page that is refused', () => {
  test('is not missed at its address and its aliases, and only there', () => {
    const page = invalid('page', 'visit', { path: '/come', aliases: ['/come-by'] });
    const links = ['/come', '/come-by', '/visit', '/come/in'];
    expect(lostLinks([page], links)).toEqual(['/visit', '/come/in']);
  });

  test('is not missed at any address like its name if its own cannot be read', () => {
    const page = invalid('page', 'visit');
    const links = ['/visit', '/visit-us', '/about/visit', '/revisit', '/contact'];
    expect(lostLinks([page], links)).toEqual(['/revisit', '/contact']);
    expect(lostLinks([page], ['/about-us'])).toEqual(['/about-us']);
  });

  test('is known by the last of its names', () => {
    const castine = invalid('town', 'hancock/old-castine', { name: 'Old Castine' });
    const links = ['/old-castine', '/towns/castine', '/hancock'];
    expect(lostLinks([castine], links)).toEqual(['/hancock']);
  });
});

test('a thing on the lot that is refused is not missed at its address, and others are', () => {
  const links = ['/boats/k-1046', '/boats/k-1047'];
  expect(lostLinks([invalid('unit', 'k-1046')], links)).toEqual(['/boats/k-1047']);
});

test('a refused file that has no page hides no missing page', () => {
  expect(lostLinks([invalid('facts', 'visit')], ['/visit'])).toEqual(['/visit']);
});

describe('a record whose page cannot be made', () => {
  const links = ['/boats/drifter', '/castine', '/contact'];

  test.each([
    ['its template', invalid('template', 'vehicle'), ['/castine', '/contact']],
    ['the brand it belongs to', invalid('brand', 'fogbank'), ['/castine', '/contact']],
    ['the template of towns', invalid('template', 'town'), ['/boats/drifter', '/contact']],
    ['the county it belongs to', invalid('county', 'hancock'), ['/boats/drifter', '/contact']],
    ['a page', invalid('page', 'tides', { path: '/tides' }), links],
  ])('is not missed while %s is refused, and others are', (_what, file, lost) => {
    expect(lostLinks([file], links)).toEqual(lost);
  });

  test('is not taken for one that has its page', () => {
    const vehicle = { path: '/boats/{id}', title: 'Boat', hero: { heading: 'Boat' }, sections: [] };
    const boats = ['/boats/loonbay-drifter', '/drifter'];
    const lost = lostLinks([invalid('brand', 'fogbank')], boats, { templates: { vehicle } });
    expect(lost).toEqual(['/drifter']);
  });
});

describe('a record that is refused', () => {
  test('is not missed where it is named; others are', () => {
    const links = ['phone:main', 'phone:shop', 'external:tides'];
    expect(lostLinks([], links)).toEqual(['phone:shop', 'external:tides']);
    expect(lostLinks([invalid('site', 'site')], links)).toEqual([]);
    expect(lostLinks([invalid('brand', 'tides')], links)).toEqual(['phone:shop', 'external:tides']);
  });
});

describe('the home page and the page for unknown addresses', () => {
  const codesBeside = (invalidFiles: readonly InvalidFile[]) =>
    errorsIn({ ...makeSite({ site: {} }), invalidFiles }).map(({ code }) => code);

  test('are missed once where nothing else is wrong', () => {
    expect(codesBeside([])).toEqual(['missing-page', 'missing-page']);
    expect(codesBeside([invalid('page', 'tides', { path: '/tides' })])).toHaveLength(2);
    expect(codesBeside([invalid('facts', 'tides')])).toHaveLength(2);
  });

  test('may both be in a page that cannot be read', () => {
    expect(codesBeside([invalid('page', 'tides')])).toEqual([]);
    expect(codesBeside([invalid('page', 'start', { path: '/' })])).toEqual([]);
  });
});
