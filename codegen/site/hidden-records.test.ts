import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { compile } from '../compile.ts';
import { isError } from '../diagnostics/sort-diagnostics.ts';
import { groupsAt } from '../model/data.ts';
import { schemaDir } from '../testing/make-site.ts';
import { layDealer, smallDealer } from '../testing/whole-dealers.ts';

const root = mkdtempSync(join(tmpdir(), 'hidden-'));
layDealer(root, smallDealer);
const days = 'hidden: { from: 2027-01-01, until: 2027-02-28 }\n';
for (const file of ['vehicles/loonbay/tandem', 'counties/knox', 'towns/knox/rockport'])
  appendFileSync(join(root, `content/${file}.yaml`), days);

const news = 'title: New\ndate: 2027-01-01\nsummary: Soon.\nparagraphs: [So it is.]\n';
mkdirSync(join(root, 'content/news'));
writeFileSync(join(root, 'content/news/later.yaml'), news);
const template = {
  path: '/news/{id}',
  title: 'News',
  description: 'What is new.',
  hero: { heading: 'News' },
  sections: [{ kind: 'news-article' }],
};
writeFileSync(join(root, 'content/templates/news.yaml'), stringify(template));

const on = async (today: string) => {
  const compilation = await compile({ root, schemaDir, today });
  expect(compilation.allDiagnostics.filter(isError)).toEqual([]);
  return compilation.derive();
};
const [before, hidden] = await Promise.all(['2026-12-31', '2027-01-01'].map(on));

const title = 'Not available right now';
const addresses = ['/boats/loonbay-tandem', '/boat/loonbay-tandem', '/knox-county-kayaks'];

describe('a record that is hidden on a day', () => {
  test.each(addresses)('says so at %s, and is left out by search engines', (path) => {
    const page = hidden?.page(path);
    expect(page?.document.meta).toMatchObject({ indexed: false, title });
    expect(page?.document.sections.map(({ kind }) => kind)).toEqual(['message-panel']);
    expect(before?.page(path)?.document.meta.title).not.toBe(title);
  });

  test('is in no list, and no menu leads to it', () => {
    const leftIn = (site = before) => ({
      boats: site?.vehicles.map(({ id }) => id),
      menu: groupsAt(Object(site?.navigation.header), 'items').map(({ text, links }) =>
        [text, Object(links).length].join(' '),
      ),
    });
    expect(leftIn()).toMatchObject({ boats: ['loonbay-drifter', 'loonbay-tandem'] });
    expect(leftIn(hidden)).toMatchObject({ boats: ['loonbay-drifter'] });
    expect(leftIn().menu).toContain('Places 2');
    expect(leftIn(hidden).menu).toContain('Places 1');
  });
});

test('news waits for its date, and is in the feed from then on', () => {
  const kindsOn = (site = before) =>
    site?.page('/news/later')?.document.sections.map(({ kind }) => kind);
  expect([kindsOn(), kindsOn(hidden)]).toEqual([['message-panel'], ['news-article']]);
  expect(before?.feed).toBeUndefined();
  expect(hidden?.feed).toContain('/news/later');
});

/** What is said of the dealer with these lines more in files, which are there or not. */
async function saidWith(lines: Readonly<Record<string, string>>) {
  const own = mkdtempSync(join(tmpdir(), 'hidden-'));
  layDealer(own, smallDealer);
  mkdirSync(join(own, 'content/stock'));
  for (const [file, more] of Object.entries(lines))
    appendFileSync(join(own, 'content', file), more);
  const { allDiagnostics } = await compile({ root: own, schemaDir, today: '2027-01-01' });
  return allDiagnostics.map(({ file, code }) => `${file}: ${code}`);
}

const since = 'hidden: { from: 2026-01-01 }\n';

describe('a vehicle that is hidden, with a unit that is named elsewhere', () => {
  const items = '[{ vehicle: k-1, name: Used }, { vehicle: loonbay-drifter, name: New }]';
  const said = (ofVehicle: string, ofUnit = '') =>
    saidWith({
      'vehicles/loonbay/tandem.yaml': ofVehicle,
      'stock/k-1.yaml': `model: loonbay-tandem\n${ofUnit}`,
      'pages/home.yaml': `  - { kind: vehicle-highlights, heading: On the lot, items: ${items} }\n`,
    });

  test('is the only cause of what is reported', async () => {
    const hiddenModel = 'content/stock/k-1.yaml: hidden-record';
    expect(await said(since)).toEqual([hiddenModel]);
    const broken = 'content/vehicles/loonbay/tandem.yaml: too-few';
    expect(await said('hidden: {}\n')).toEqual([broken]);
  });

  test('may be hidden with the unit: nothing of them is unused then', async () => {
    // The list has one boat left, and nothing to filter it by.
    const isLeft = 'content/pages/inventory.yaml: filter-choice';
    expect(await said(since, since)).toEqual([isLeft]);
  });
});

test('a hidden page is missed once by the form that it shows, and by a link into it', async () => {
  const link = '["[Write to us](/contact#form)."]';
  const said = await saidWith({
    'pages/contact.yaml': since,
    'pages/home.yaml': `  - { kind: text-block, heading: Ask, paragraphs: ${link} }\n`,
  });
  expect(said).toEqual([
    'content/forms/contact.yaml: hidden-record',
    'content/pages/home.yaml: hidden-record',
  ]);
});
