import { describe, expect, test } from 'vitest';
import { listFacts } from '../../command/facts/list-facts.ts';
import { expandPages } from '../../site/expand.ts';
import { documentsOf, readDealer, withOtherFact } from '../../testing/changed-dealer.ts';
import { makeContent, makeSite, type Records } from '../../testing/make-site.ts';
import { wholeDealers } from '../../testing/whole-dealers.ts';
import { factUses, pagesOfFact } from './fact-uses.ts';

/** The addresses of the pages that are not as they were. */
function changedPages(
  before: ReturnType<typeof documentsOf>,
  after: ReturnType<typeof documentsOf>,
): 'all' | readonly string[] {
  if (before.everywhere !== after.everywhere) return 'all';
  const changed = [...after.pages].filter(([path, text]) => text !== before.pages.get(path));
  return changed.map(([path]) => path).sort();
}

describe.each(wholeDealers)('another value of a fact of %s', async (_who, layers) => {
  const siteOf = await readDealer(layers);
  const { site, sources } = siteOf();
  const uses = factUses(site);
  const before = documentsOf(site);
  const { facts } = listFacts(site, '2027-01-01');
  // How many records there are is counted, and cannot be changed.
  const written = facts.filter(({ file }) => file !== undefined).map(({ path }) => path);
  test.each(written)('%s changes the pages that show it', (fact) => {
    const changed = changedPages(
      before,
      documentsOf(siteOf(withOtherFact(site, sources, fact)).site),
    );
    const [shown, weighed] = [pagesOfFact(uses, fact, 'shown'), pagesOfFact(uses, fact, 'weighed')];
    if (weighed.length === 0 || shown === 'all') expect(changed).toEqual(shown);
    else {
      expect(changed).toEqual(expect.arrayContaining([...shown]));
      expect([...shown, ...weighed]).toEqual(expect.arrayContaining([...changed]));
    }
  });
});

test('what only decides is distinguished: the size of one town is the rank of another', () => {
  const texts = { title: 'A page', description: 'It says something.', keywords: [] };
  const common = { type: 'page', ...texts, sections: [] };
  const [bay, cove] = ['Bay', 'Cove'].map((name) => ({
    ...{ name, slug: name.toLowerCase(), county: 'north', type: 'Town', population: 10 },
    ...{ setting: 'bay', coordinates: { lat: 40, lng: -75 } },
  }));
  const records: Records = {
    site: { name: 'Tide Boats', language: 'en', region: 'the bay', website: 'https://t.example' },
    counties: { north: { name: 'North County', path: '/', townPath: '/{slug}' } },
    towns: { 'north/bay': bay ?? {}, 'north/cove': cove ?? {} },
    templates: { county: common, town: common },
    pages: {
      bay: {
        ...common,
        path: '/about-bay',
        sections: [{ kind: 'town-register', town: 'north/bay' }],
      },
      cove: {
        ...common,
        path: '/about-cove',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference as editors write it.
        sections: [{ kind: 'notice', paragraphs: ['${towns.north.cove.population}'] }],
      },
    },
  };
  const { pages } = factUses(makeSite(records, expandPages(makeContent(records)).pages));
  const population = ['towns.north.cove.population'];
  expect(pages.get('/about-bay')).toEqual({ shown: [], weighed: population });
  expect(pages.get('/about-cove')).toEqual({ shown: population, weighed: [] });
});
