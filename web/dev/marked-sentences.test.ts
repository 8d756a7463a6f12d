// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// One sentence with all three marks, wherever its words go: marked where its page prints it, plain words anywhere else.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { goodSite } from '../../codegen/compile.ts';
import { type DerivedSite, deriveSite } from '../../codegen/derive/derive.ts';
import { openDealer } from '../../codegen/testing/open-dealer.ts';
import { layDealer, smallDealer } from '../../codegen/testing/whole-dealers.ts';
import { prepareAllSections } from '../src/sections/section-view.tsx';
import { renderPages } from './render-pages.ts';

const sentence =
  'Land **before the [fog](external:tides)**, bring ${vehicles.loonbay-tandem.model}.<br>See [**our** boats](/inventory), [Rockport](town:knox/rockport) or [call](phone:main).';
const words = 'Land before the fog, bring TANDEM. See our boats, Rockport or call.';
const note = '${towns.hancock.castine.note}';

/** Adds to a file of the dealer, or replaces a part of it. */
const written: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ['towns/hancock/castine.yaml', /$/, `note: "${sentence}"\n`],
  ['towns/knox/rockport.yaml', /$/, 'note: Mind the ferry.\n'],
  ['pages/contact.yaml', /title: .*/, `title: ${note}`],
  ['pages/contact.yaml', /description: .*/, `description: ${note}`],
  ['pages/contact.yaml', /heading: "Write to us"/, `heading: "${note}"`],
  ['pages/contact.yaml', /keywords/, 'picture: bay\nkeywords'],
  ['pages/contact.yaml', /heading: Write to the boathouse/, `heading: Write\n    intro: ${note}`],
  ['pages/home.yaml', /text: On the .*/, `text: "${sentence}"`],
  ['vehicles/loonbay/drifter.yaml', /description: .*/, `description: ${note}`],
  [
    'site.yaml',
    / {4}digest:/,
    `    confirmation: { send: true, subject: Thanks, text: "${note}" }\n    digest:`,
  ],
  [
    'policies/returns.yaml',
    / {4}paragraphs:/,
    '    table: { caption: Boats, columns: [What, When], rows: [[A kayak, "At **once**, or<br>later"]] }\n    paragraphs:\n      - We **never** charge.<br>Not once.',
  ],
  ['navigation.yaml', /footer:/, `notice: { text: "Fog **today**", until: "2099-12-31" }\nfooter:`],
];

async function makeSite(): Promise<DerivedSite> {
  const root = mkdtempSync(join(tmpdir(), 'sentences-'));
  layDealer(root, smallDealer);
  const texts = new Map<string, string>();
  for (const [name, from, to] of written) {
    const file = `content/${name}`;
    const before = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(
      file,
      before.replace(from, () => to),
    );
  }
  const compiled = await openDealer(root).check(texts);
  const site = goodSite(compiled);
  if (!site) throw new Error(JSON.stringify(compiled.diagnostics));
  return deriveSite(site);
}

describe('a sentence with marks', async () => {
  const site = await makeSite();
  beforeAll(prepareAllSections);

  const pageAt = (path: string) => {
    const html = [...renderPages(site)].find((each) =>
      each.includes(`<link rel="canonical" href="${site.site.url}${path}"`),
    );
    return parse(html ?? '');
  };
  const drifter = [...site.pages()].find(({ document }) => document.path.endsWith('drifter'));
  const meta = (name: string) =>
    pageAt('/contact')
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');

  test('is printed with them on its page', () => {
    const [text] = pageAt('/')
      .querySelectorAll('main p')
      .filter((each) => each.text.startsWith('Land'));
    const links = text?.querySelectorAll('a') ?? [];
    expect(text?.querySelectorAll('strong').map((each) => each.text)).toEqual([
      expect.stringMatching(/^before the fog/),
      'our',
    ]);
    expect(text?.querySelectorAll('br')).toHaveLength(1);
    expect(links.map((each) => each.getAttribute('href'))).toEqual([
      'https://tides.heroncove.example',
      '/inventory',
      site.routes.find(({ page }) => page.includes('rockport'))?.path,
      site.site.phones.main?.href,
    ]);
    expect(links[0]?.getAttribute('target')).toBe('_blank');
    expect(links[3]?.getAttribute('aria-label')).toContain(site.site.phones.main?.number);
    expect(text?.text).not.toMatch(/\*\*|\]\(|</);
  });

  test('is printed with those that a policy and a notice take', () => {
    const policy = pageAt('/policies/returns').toString();
    expect(policy).toContain('We <strong>never</strong> charge.<br>Not once.');
    expect(policy).toContain('At <strong>once</strong>, or<br>later</td>');
    expect(policy).toContain('Fog <strong>today</strong>');
  });

  test.each([
    ['another sentence', () => pageAt('/contact').querySelector('main section p')?.text],
    ['the title', () => pageAt('/contact').querySelector('title')?.text],
    ['the heading', () => pageAt('/contact').querySelector('h1')?.text],
    ['the description for search engines', () => meta('description')],
    ['the description of a shared link', () => meta('og:description')],
    ['the drawn preview', () => site.previews.find(({ path }) => path.includes('contact'))?.title],
    ['the alternative text of the preview', () => meta('og:image:alt')],
    ['data for search engines', () => JSON.stringify(drifter?.head.jsonLd)],
    [
      'the answers of the API',
      () => site.vehicles.find(({ id }) => id === 'loonbay-drifter')?.description,
    ],
    ['a mail', () => site.site.server.mail.confirmation?.text],
  ])('is plain words in %s', (_where, print) => {
    const printed = print();
    expect(printed).toContain(words);
    expect(printed).not.toMatch(/\*\*|\]\(|<br/);
  });

  test('leaves the pages of others as they are', () => {
    const documents = JSON.stringify(
      [...site.pages()].filter(({ document }) => document.path === '/inventory'),
    );
    expect(documents).not.toContain('"is":');
  });
});
