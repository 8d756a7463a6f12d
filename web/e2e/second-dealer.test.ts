import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse as parseHtml } from 'node-html-parser';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { statedFaultsIn } from './built-pages.ts';
import { follow, hydrated, loadStopped } from './journey.ts';
import { headingsIn } from './page-parts.ts';
import { fetchPage, foldSpace, textOf } from './page-text.ts';
import { copyProject, type ProjectCopy, secondDealer } from './project-copy.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { scrolled } from './shown-page.ts';
import type { DataNode } from './structured-data.ts';

const tables = tablesOf(import.meta.filename);

/** What the dealer promised before: the rest is written by the fixes. */
const registry = `/: page/home
/boats/dory: { gone: It was sold. }
/our-boats: { redirect: /inventory }
`;

let project: ProjectCopy;
let saidByBuild = '';
let site: RunningSite;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  project = await copyProject(secondDealer);
  await writeFile(join(project.folder, 'content/urls.yaml'), registry);
  for (const script of ['fix', 'build']) {
    const npm = ['run', '--silent', script];
    ({ stdout: saidByBuild } = await promisify(execFile)('npm', npm, { cwd: project.folder }));
  }
  mailServer = await startMailServer();
  const mail = {
    SMTP_URL: mailServer.url,
    LEADS_TO: 'a@cove.example',
    MAIL_FROM: 'b@cove.example',
  };
  site = await startSite(mail, project.folder);
});

afterAll(async () => {
  await site?.stop();
  await mailServer?.stop();
  await project.remove();
});

/** The sections of every page and template of the dealer, with the address of a page that has them. */
function placedSections(): { path: string; kind: string; heading: string | undefined }[] {
  const samples: Record<string, string> = {
    'templates/news': '/news/sunday',
    'templates/policy': '/policies/returns',
    'templates/vehicle': '/boats/drifter',
  };
  return globSync('{pages,templates}/*.yaml', { cwd: secondDealer }).flatMap((file) => {
    const page = parse(readFileSync(join(secondDealer, file), 'utf8'));
    const path = samples[file.replace('.yaml', '')] ?? page.path;
    return page.sections.map(({ kind, heading }: { kind: string; heading?: string }) => ({
      path,
      kind,
      heading,
    }));
  });
}

const sections = placedSections();

/** What a page states to machines. */
async function nodesAt(path: string): Promise<readonly DataNode[]> {
  const { html } = await fetchPage(site.url + path);
  const data = html.querySelector('script[type="application/ld+json"]');
  return JSON.parse(data?.text ?? '{}')['@graph'];
}

describe('the second dealer', () => {
  test('has the files of its pictures made, and is told how to keep them', () => {
    expect(saidByBuild).toMatch(/^Encoding pictures: (\d+) of \1$/m);
    expect(saidByBuild).toContain('"make encode" keeps these files in encoded/');
  });

  test('keeps every address that was published, and lists the others beside it', async () => {
    const listed: Record<string, unknown> = parse(
      await readFile(join(project.folder, 'content/urls.yaml'), 'utf8'),
    );
    expect(Object.keys(listed)).toEqual(Object.keys(listed).toSorted());
    expect(listed).toMatchObject({
      '/boat/drifter': 'vehicle/loonbay-drifter',
      '/sold': 'page/sold',
    });
    const moved = await fetch(`${site.url}/our-boats`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/inventory']);
    const { status, html } = await fetchPage(`${site.url}/boats/dory`);
    expect([status, html.querySelector('h1')?.text]).toEqual([410, 'This boat has left']);
    expect(html.querySelector('header')).not.toBeNull();
  });

  test.for([...new Set(sections.map(({ path }) => path))])(
    '%s shows all of its sections',
    async (path) => {
      const { html } = await fetchPage(site.url + path);
      expect(html.querySelectorAll('h1')).toHaveLength(1);
      const found = headingsIn(html).map((heading) => foldSpace(heading.textContent));
      const wanted = sections
        .filter((section) => section.path === path)
        .flatMap(({ heading }) => heading ?? []);
      const plain = wanted.filter((heading) => !heading.includes('${'));
      expect(plain.filter((heading) => !found.includes(heading))).toEqual([]);
    },
  );

  test.for(tables('says'))('%s says %s', async ([path, said]) => {
    const { status, html } = await fetchPage(site.url + path);
    expect(status).toBe(200);
    expect(textOf(html).toLowerCase()).toContain(said.toLowerCase());
  });

  test('has a boat without a price, of which no page, no data and no estimate names one', async () => {
    const said = 'Ask the boathouse for the price';
    const { html } = await fetchPage(`${site.url}/boats/islander`);
    expect(html.querySelector('title')?.text).toBe(`LoonBay ISLANDER for ${said}`);
    expect(foldSpace(textOf(html))).toContain(`${said} Ask for the price`);
    expect(html.querySelector('head')?.toString()).not.toMatch(/"Offer"|product:price/);
    expect(html.querySelector('a[href^="/shop"]')).toBeNull();
    for (const path of ['/inventory', '/shop', '/compare?compare=loonbay-islander'])
      expect([path, textOf((await fetchPage(site.url + path)).html)]).toEqual([
        path,
        expect.stringContaining(said),
      ]);
    const list: object[] = await (await fetch(`${site.url}/api/vehicles`)).json();
    const unpriced = list.filter((each) => !('price' in each)).map((each) => Object(each).name);
    expect(unpriced).toEqual(['Used LoonBay BARGE', 'LoonBay ISLANDER']);
    const sorted = await fetchPage(`${site.url}/inventory?sort=price-down`);
    const names = sorted.html.querySelectorAll('#results h3').map(({ text }) => text);
    expect(names.slice(-2)).toEqual(unpriced);
  });

  test.each(tables('prices'))(
    'the price of %s, %s in its %s: %s',
    async (_form, path, part, said) => {
      const answer = await fetch(site.url + path);
      const text = await answer.text();
      const isMissing = said.startsWith('not ');
      const wanted = isMissing ? said.slice('not '.length) : said;
      const parts: Readonly<Record<string, string>> = {
        text: textOf(parseHtml(text)),
        head: text.split('<body')[0] ?? '',
      };
      expect(parts[part] ?? text).toEqual(
        isMissing ? expect.not.stringContaining(wanted) : expect.stringContaining(wanted),
      );
    },
  );

  test.each(tables('order'))('%s shows %j', async (path, names) => {
    const { html } = await fetchPage(site.url + path);
    const shown = html.querySelectorAll('#results h3').map(({ text }) => text.split(' ').at(-1));
    expect(shown).toEqual(names);
  });

  test('states to machines what its pages show, in its own currency', async () => {
    expect(await statedFaultsIn(project.folder)).toEqual([]);
  });

  test('is told by an export from which day on its pages are others', async () => {
    const run = ['server/export-main.ts', 'export'];
    const { stdout } = await promisify(execFile)('node', run, { cwd: project.folder });
    expect(stdout).toContain('Pages change on 2090-06-01: build and export again that day.');
  });

  test('lists each price as it is today among the facts', async () => {
    const list = ['codegen/main.ts', 'facts', '--format', 'json'];
    const folder = { cwd: project.folder, maxBuffer: 2 ** 26 };
    const { stdout } = await promisify(execFile)('node', list, folder);
    const { facts }: { facts: readonly { path: string; value: string }[] } = JSON.parse(stdout);
    const values = new Map(facts.map(({ path, value }) => [path, foldSpace(value)]));
    for (const [path, value] of tables('facts'))
      expect([path, values.get(path)]).toEqual([path, value]);
  });

  test('shows what it declares of its boats on cards, as filters, in comparisons and in the search', async () => {
    const boats = async (query: string) => {
      const { html } = await fetchPage(`${site.url}/inventory${query}`);
      return html.querySelectorAll('#results .card').map((card) => foldSpace(textOf(card)));
    };
    const carbon = await boats('?hull=carbon');
    expect(carbon).toHaveLength(2);
    for (const card of carbon) expect(card).toMatch(/Hull: Carbon.* \d hatches/);
    expect(await boats('?hull=carbon&hatches=3&rudder=yes')).toHaveLength(1);
    expect(await boats('?search=glass')).toHaveLength(1);
    // A rudder shows as a filter alone.
    expect(await boats('?search=yes')).toEqual([]);
    const compared = await fetchPage(`${site.url}/compare?compare=loonbay-drifter,loonbay-tandem`);
    const rows = compared.html.querySelectorAll('tr').map((row) => foldSpace(textOf(row)));
    expect(rows).toEqual(expect.arrayContaining(['Hull Glass fiber Carbon', 'Hatches 2 2']));
    const boat = await fetchPage(`${site.url}/boats/tandem`);
    expect(foldSpace(textOf(boat.html))).toContain(
      'Hull Carbon Hatches 2 Rudder Yes Beam 68 cm Built 9. März 2026',
    );
    const data = boat.html.querySelector('script[type="application/ld+json"]')?.text;
    const width = '"width":{"@type":"QuantitativeValue","value":68,"unitCode":"CMT"}';
    expect(data).toContain(width);
    expect(data).toContain('"productionDate":"2026-03-09"');
  });

  test('hands what is asked for to the form and the estimator that its links lead to', async () => {
    const { html } = await fetchPage(`${site.url}/rentals`);
    const hrefs = html.querySelectorAll('a[href^="/places?"]').map((a) => a.getAttribute('href'));
    expect(hrefs).toEqual([
      '/places?kayak=single&hours=4',
      '/places?kayak=single&days=1',
      '/places?kayak=single&days=7',
      '/places?kayak=double&days=1',
      '/places?kayak=double&days=182',
    ]);
    const boat = await fetchPage(`${site.url}/boats/tandem`);
    expect(boat.html.querySelector('a[href="/shop?vehicle=loonbay-tandem#credit"]')).not.toBeNull();
  });

  test('is called from anywhere, and found by its postal address', async () => {
    const { html } = await fetchPage(`${site.url}/places`);
    const phone = html.querySelector('main a[href^="tel:"]');
    expect([phone?.getAttribute('href'), textOf(html)]).toEqual([
      'tel:+494066969142',
      expect.stringContaining('040 66969-142'),
    ]);
    const data = html
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ text }) => text);
    expect(data.join()).toContain('"telephone":"+494066969142"');
    expect(data.join()).toContain('"addressLocality":"Hamburg","postalCode":"22763"');
  });

  test('says no more of its people to search engines than to visitors', async () => {
    const people = (await nodesAt('/places')).filter((node) => node['@type'] === 'Person');
    const works = { worksFor: { '@id': 'https://www.reiherbucht.example/#dealer' } };
    expect(people).toMatchObject([
      {
        name: 'Wiebke Keel',
        telephone: '+494066969142',
        knowsLanguage: ['de', 'en', 'da'],
        ...works,
      },
      { name: 'Jan Rudder', jobTitle: 'Repairs', email: 'jan@reiherbucht.example', ...works },
      { '@type': 'Person', name: 'Ole Skeg', jobTitle: 'Lessons', ...works },
    ]);
    expect(Object.keys(people[2] ?? {})).toHaveLength(4);
  });

  test('gives a place a page of its own, which its cards lead to and search engines get as a business', async () => {
    const { html } = await fetchPage(`${site.url}/places`);
    const card = html.querySelector('main a[href="/places/boathouse"]');
    expect(card?.text).toBe('Boathouse at the Reiherbucht');
    const nodes = await nodesAt('/places/boathouse');
    const [place, dealer] = nodes;
    expect(place).toMatchObject({
      '@type': 'SportingGoodsStore',
      name: 'Boathouse at the Reiherbucht',
      telephone: '+494066969142',
      address: { streetAddress: 'Elbchaussee 139', postalCode: '22763', addressCountry: 'DE' },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ opens: '08:30', closes: '16:00' }),
      ]),
      parentOrganization: { '@id': dealer?.['@id'] },
    });
    expect(nodes.at(-1)).toMatchObject({ '@type': 'BreadcrumbList' });
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect(map).toContain('/places/boathouse</loc>');
  });

  test('tells its news by their days, on pages, in a feed and to search engines, and none before its day', async () => {
    const { html } = await fetchPage(`${site.url}/news`);
    const titles = html.querySelectorAll('main h2 a, main h3 a').map(({ text }) => text);
    expect(titles).toEqual(['Open on a Sunday', 'A new rack for 9 boats']);
    const feed = html.querySelector('link[rel=alternate][type="application/atom+xml"]');
    const answer = await fetch(new URL(feed?.getAttribute('href') ?? '', site.url));
    const entries = parseHtml(await answer.text()).querySelectorAll('entry');
    const at = 'https://www.reiherbucht.example/news';
    expect(entries.map((entry) => entry.querySelector('id')?.text)).toEqual([
      `${at}/sunday`,
      `${at}/rack`,
    ]);
    const rack = await fetchPage(`${site.url}/news/rack`);
    expect(rack.html.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/news/sunday');
    expect(await nodesAt('/news/rack')).toContainEqual(
      expect.objectContaining({ '@type': 'NewsArticle', datePublished: '2026-04-20' }),
    );
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect(sitemap.match(/\/news[^<]*/g)).toEqual(['/news', '/news/rack', '/news/sunday']);
    const winter = await fetchPage(`${site.url}/news/winter`);
    expect(textOf(winter.html)).not.toContain('Everything must go');
    const home = await fetchPage(`${site.url}/`);
    expect(home.html.querySelector('link[rel=alternate]')).toBeNull();
  });

  test('says nothing of the first dealer, and nothing in dollars or miles', async () => {
    const files = await readdir(join(project.folder, 'dist'), { recursive: true });
    const texts = files.filter((name) => /\.(html|js|css|json)$/.test(name));
    expect(texts.length).toBeGreaterThan(10);
    const naming: string[] = [];
    for (const name of texts) {
      const text = await readFile(join(project.folder, 'dist', name), 'utf8');
      if (/delaware|sussex|denago|golf|844-?844/i.test(text)) naming.push(name);
      if (!/\.(html|json)$/.test(name)) continue;
      const foreign = /\$\d|\d\s\$|USD|\b(?:a|each|per|[\d.,]+) miles?\b|ZIP code|tel:\+1|tel:0/i;
      if (foreign.test(text)) naming.push(name);
    }
    expect(naming).toEqual([]);
  });
});

/** A form that needed one file and a section: content/forms/tour.yaml on the page of the places. */
describe('a form of its own', () => {
  const tour = { email: 'ann@cove.example', day: '2090-05-14', party: '3', swims: 'yes' };
  const faults = { back: 'You cannot be back before you left', party: 'Eight at most' };
  const postForm = (fields: Record<string, string>) =>
    fetch(`${site.url}/places`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  const mailFrom = (address: string) =>
    eventually(() => {
      const mail = mailServer.mails.find(({ text }) => text.includes(`E-mail: ${address}`));
      return mail?.text ?? expect.fail();
    });

  test('is mailed in the words of its labels', async () => {
    await postForm({ ...tour, email: 'mail@cove.example', boat: 'loonbay-drifter' });
    const mail = await mailFrom('mail@cove.example');
    expect(mail).toMatch(/^Subject: Guided tour \([\da-f]{8}\)/m);
    expect(mail).toContain('Boat: LoonBay DRIFTER');
    expect(mail).toContain('Party: 3');
  });

  test('works in a browser, faults and all', async () => {
    const browser = await chromium.connect(inject('browser'));
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${site.url}/places`);
    await hydrated(page);
    await page.getByLabel('E-mail').fill('browser@cove.example');
    await page.getByLabel('Day').fill(tour.day);
    await page.getByLabel('Back on').fill(tour.day);
    await page.getByRole('button', { name: 'Ask for a tour' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    const summary = page.locator(':focus');
    const said = await summary.getByRole('link').allTextContents();
    expect(said).toEqual([faults.back, 'Everyone must swim']);
    await page.getByLabel('Back on').fill('2090-05-16');
    await page.getByLabel('Everyone can swim').check();
    await page.getByRole('button', { name: 'Ask for a tour' }).click();
    await page.waitForURL(/thank-you\?sent=tour/);
    expect(await mailFrom('browser@cove.example')).toContain('Back on: 16. Mai 2090');
  });
});

/** The start of a picture, and so many bytes in all. */
function pictureOf(size: number): Buffer {
  const content = Buffer.alloc(size);
  content.write('\x89PNG\r\n\x1a\n', 'latin1');
  return content;
}

/** content/forms/sell.yaml: numbers of any size, and readers of its own. */
describe('an offer', () => {
  const offer = { email: 'eve@cove.example', built: '1987', paddled: '1234.5' };
  const picture = { name: 'boat.png', mimeType: 'image/png', buffer: pictureOf(100) };
  const postOffer = (more: object) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...offer, ...more })) body.append(name, value);
    body.append('photos', new Blob([new Uint8Array(picture.buffer)]), picture.name);
    return fetch(`${site.url}/api/forms/sell`, { method: 'POST', body });
  };

  test.for(tables('numbers'))('with %s as %j is refused: %s', async ([name, value, said]) => {
    const answer = await postOffer({ [name]: value });
    const { error = '' } = await answer.json();
    expect([answer.status, foldSpace(error)]).toEqual([said === '' ? 201 : 400, said]);
  });

  const openOffer = async () => {
    const browser = await chromium.connect(inject('browser'));
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${site.url}/sell`);
    await hydrated(page);
    return page;
  };
  const focused = async (page: Page) => foldSpace(await page.locator(':focus').innerText());
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

  test('is refused in the same words by the browser, and mailed with its units to its own readers', async () => {
    const page = await openOffer();
    await page.getByLabel('Built').fill('1949');
    await page.getByLabel('Paddled (Kilometer)').fill('1234.5');
    await page.getByLabel('Your price (€, optional)').fill('100000.01');
    await press(page, 'Next');
    await page.locator('[aria-invalid=true]').first().waitFor();
    const said = await page.locator(':focus').getByRole('link').allTextContents();
    expect(said.map(foldSpace)).toEqual([
      'Enter a year from 1950 on',
      'Enter a price from 50 € to 100.000 €',
    ]);
    await page.getByLabel('Built').fill('1987');
    await page.getByLabel('Your price').fill('4500');
    await press(page, 'Next');
    await page.getByLabel('E-mail').fill('ada@cove.example');
    await page.getByLabel('Photos').setInputFiles(picture);
    await press(page, 'Offer it');
    await page.waitForURL(/thank-you\?sent=sell/);
    const read = await page.getByText('1.234,5 Kilometer').count();
    const mail = await eventually(
      () => mailServer.mails.find(({ text }) => text.includes('ada@')) ?? expect.fail(),
    );
    expect([read, mail.to]).toEqual([1, ['yard@cove.example']]);
    const lines = ['Built: 1987', 'Paddled: 1.234,5 Kilometer', 'Your price: 4.500'];
    for (const line of [...lines, 'boat.png (0,1 MB)', 'npm run leads -- files '])
      expect(mail.text.replaceAll('=\r\n', '')).toContain(line);
  });

  test('takes several files, lets one go again, and loses none when the network fails', async () => {
    const page = await openOffer();
    await page.getByLabel('Built').fill('1987');
    await page.getByLabel('Paddled').fill('5');
    await press(page, 'Next');
    await page.getByLabel('E-mail').fill('bea@cove.example');
    const choose = (...files: Parameters<Locator['setInputFiles']>[0][]) =>
      page.getByLabel('Photos').setInputFiles(files.flat() as (typeof picture)[]);
    await choose({ ...picture, name: 'large.png', buffer: pictureOf(1_100_000) });
    await choose({ ...picture, name: 'a.png' });
    expect(await page.locator('form li').allInnerTexts()).toEqual([
      expect.stringContaining('large.png'),
      expect.stringContaining('a.png'),
    ]);
    await press(page, 'Offer it');
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await focused(page)).toContain('large.png is too large');
    await press(page, 'Remove large.png');
    await page.route('**/api/forms/sell', (route) => route.abort());
    await press(page, 'Offer it');
    await page.getByText('No connection').or(page.getByText('Please try again')).first().waitFor();
    expect(await page.locator('form li').allInnerTexts()).toEqual([
      expect.stringContaining('a.png'),
    ]);
    await page.unroute('**/api/forms/sell');
    await press(page, 'Offer it');
    await page.waitForURL(/thank-you\?sent=sell/);
    const mail = await eventually(
      () => mailServer.mails.find(({ text }) => text.includes('bea@')) ?? expect.fail(),
    );
    expect(mail.text).toContain('Photos or papers: a.png (0,1 MB)');
  });

  test('is asked for step by step: by key, back and forth, and nothing typed is lost', async () => {
    const page = await openOffer();
    for (const round of ['1987', '1988']) {
      expect(await page.getByLabel('E-mail').isVisible()).toBe(false);
      await page.getByLabel('Built').fill(round);
      await page.getByLabel('Paddled').fill('5');
      await page.getByLabel('Paddled').press('Enter');
      await page.getByText('Step 2 of 2').waitFor();
      expect(await focused(page)).toBe('Step 2 of 2 You');
      expect(await page.getByLabel('Built').isVisible()).toBe(false);
      await press(page, 'Offer it');
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect(await focused(page)).toContain('We need your e-mail address');
      await press(page, 'Back');
      expect(await focused(page)).toBe('Step 1 of 2 The boat');
      expect(await page.getByLabel('Built').inputValue()).toBe(round);
    }
  });

  test('is one long form without scripts, which comes back with what is wrong in any step', async () => {
    const { html } = await fetchPage(`${site.url}/sell`);
    expect(textOf(html)).toMatch(/Step 1 of 2 The boat .* Step 2 of 2 You .* Offer it/);
    const body = new URLSearchParams({ ...offer, built: '1949', email: '' });
    const answer = await fetch(`${site.url}/sell`, { method: 'POST', body });
    const text = textOf(parseHtml(await answer.text()));
    expect(answer.status).toBe(422);
    for (const fault of [
      'Enter a year from 1950 on',
      'We need your e-mail address',
      'Show us the boat',
    ])
      expect(text).toContain(fault);
  });

  test('does not tell visitors who reads it', async () => {
    const folder = join(project.folder, 'dist');
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      /\.(html|js|json)$/.test(name),
    );
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    expect(files.filter((_, at) => texts[at]?.includes('yard@cove.example'))).toEqual([]);
  });
});

// What only some dealers have is tried on this one: filters of every kind, menus, a policy with a list of its parts.
describe('a piece of another site', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());

  /** A page, what it asked other sites for, and what its policy refused. */
  async function visit(path: string) {
    const page = await browser.newPage();
    onTestFinished(() => page.context().close());
    const asked: string[] = [];
    const refused: string[] = [];
    await page.route(/reiherbucht\.example/, (route) => {
      asked.push(route.request().url());
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill({
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: isScript
          ? 'document.querySelector(".guestbook").append(document.currentScript.dataset.site)'
          : '<title>Diary</title><p>Monday</p>',
      });
    });
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
    });
    await page.goto(site.url + path);
    return { page, asked, refused };
  }

  test('is asked for after a click alone, and shown in a frame or by a script', async () => {
    const { page, asked, refused } = await visit('/lessons');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.locator('main').innerText()).toContain('This comes from Paddle Diary, who');
    await page.getByRole('button', { name: 'Show: Calendar of lessons' }).focus();
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe[title="Calendar of lessons"]').getByText('Monday').waitFor();
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(await frame.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Show: Guestbook' }).click();
    await page.locator('.guestbook', { hasText: 'reiherbucht' }).waitFor();
    expect(asked.map((url) => new URL(url).hostname.split('.')[0])).toEqual(['diary', 'pages']);
    expect(refused).toEqual([]);
  });

  test('that sets nothing is there with the page', async () => {
    const { page, asked, refused } = await visit('/open-water');
    await hydrated(page);
    expect(asked).toEqual(['https://counter.reiherbucht.example/count.js']);
    expect(await page.locator('[data-alone]').innerText()).toBe('');
    expect(refused).toEqual([]);
  });

  test('opens the policy of its pages, and of no others', async () => {
    const paths = Object.keys(
      parse(await readFile(join(project.folder, 'content/urls.yaml'), 'utf8')),
    );
    const policyAt = async (path: string) =>
      (await fetch(site.url + path)).headers.get('content-security-policy');
    const policies = await Promise.all(paths.map(async (path) => [path, await policyAt(path)]));
    const usual = await policyAt('/');
    const opened = policies.filter(([, policy]) => policy !== usual);
    expect(opened.map(([path]) => path).sort()).toEqual(['/lessons', '/open-water']);
    const own = (await policyAt('/lessons')) ?? '';
    expect(own).toContain("script-src 'self' https://pages.reiherbucht.example;");
    expect(own).toContain("connect-src 'self' https://data.reiherbucht.example;");
    expect(own).toContain(
      'frame-src https://maps.reiherbucht.example https://diary.reiherbucht.example;',
    );
    const others = (policy: string | null | undefined) =>
      (policy ?? '').split(';').filter((each) => !/^(?:script|connect|style|frame)-src/.test(each));
    expect(others(own)).toEqual(others(usual));
  });

  test.each([
    ['/inventory', '/open-water'],
    ['/open-water', '/inventory'],
    ['/inventory', '/lessons'],
  ])('has a document of its own, from %s to %s', async (from, to) => {
    const { page } = await visit(from);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${to}`);
    expect(await page.evaluate(() => 'stays' in window)).toBe(false);
  });
});

describe('in its pages, a visitor', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());

  const boats = globSync('vehicles/*/*.yaml', { cwd: secondDealer }).length;
  const open = async (path: string) => {
    const page = await browser.newPage({ viewport: { width: 1800, height: 800 } });
    onTestFinished(() => page.context().close());
    await page.goto(site.url + path);
    return page;
  };
  const choice = (page: Page, name: string) => page.locator(`main [name=${name}]`);
  const chips = (page: Page) => page.locator('main').getByRole('link', { name: /^Remove / });
  const cards = (page: Page) => page.locator('#results > .card');
  const clear = (page: Page) => page.getByRole('link', { name: 'Clear' }).first();
  const filters = ['search', 'brand', 'category', 'price'];
  const shown = async (page: Page) => [
    ...(await Promise.all(filters.map((name) => choice(page, name).inputValue()))),
    await chips(page).count(),
    await page
      .getByText(/^\d of \d boats$/)
      .first()
      .textContent(),
  ];

  test('finds all four filters in the address: a reload, a new tab, Back and Forward bring them again', async () => {
    const page = await open('/inventory');
    await hydrated(page);
    // The marks of a sentence are there still once the application has taken the page over.
    const sentence = page.locator('main p', { hasText: 'Each is built' });
    expect(await sentence.locator('strong').innerText()).toBe('for the sea');
    expect(await sentence.getByRole('link').getAttribute('href')).toBe('/compare');
    for (const [name, value] of [
      ['brand', 'loonbay'],
      ['category', 'coast'],
      ['price', 'under-2000'],
    ] as const)
      await choice(page, name).selectOption(value);
    await choice(page, 'search').fill('drifter');
    const all = ['drifter', 'loonbay', 'coast', 'under-2000', 4, `1 of ${boats} boats`];
    await expect.poll(() => shown(page)).toEqual(all);
    await page.waitForURL(/search=drifter/);
    await page.reload();
    expect(await shown(page)).toEqual(all);
    expect(await shown(await open(page.url().replace(site.url, '')))).toEqual(all);
    await hydrated(page);
    await chips(page).last().click();
    await expect.poll(() => chips(page).count()).toBe(3);
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(all);
    await page.goForward();
    await expect.poll(() => chips(page).count()).toBe(3);
  });

  test('is told three times when nothing is left, offered each way out and what comes closest, and clears it', async () => {
    const page = await open('/inventory?search=submarine&category=coast');
    await hydrated(page);
    const text = await page.locator('main').innerText();
    for (const said of ['No boats', 'No boat fits.', `0 of ${boats} boats`])
      expect(text).toContain(said);
    expect(await page.locator('main .card').allInnerTexts()).toHaveLength(3);
    await chips(page)
      .filter({ hasText: `(${boats})` })
      .first()
      .click();
    await expect.poll(() => cards(page).count()).toBe(boats);
    await clear(page).click();
    await expect
      .poll(() => shown(page))
      .toEqual(['', 'all', 'all', 'all', 0, `${boats} of ${boats} boats`]);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a search that is cleared before its debounce ends stays cleared', async () => {
    const page = await browser.newPage();
    onTestFinished(() => page.context().close());
    await loadStopped(page, `${site.url}/inventory?category=coast`);
    await choice(page, 'search').pressSequentially('submarine');
    await clear(page).click();
    await page.clock.runFor(1000);
    expect(await shown(page)).toEqual(['', 'all', 'all', 'all', 0, `${boats} of ${boats} boats`]);
    expect(new URL(page.url()).search).toBe('');
  });

  test('finds the way to help in the rest of the last row', async () => {
    const page = await open('/inventory');
    for (const width of [375, 700, 900, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      const [tile, list] = await Promise.all(
        ['#results > li:last-child', '#results'].map((each) => page.locator(each).boundingBox()),
      );
      const right = (box: typeof tile) => (box?.x ?? 0) + (box?.width ?? 0);
      expect(right(tile), `${width}`).toBeCloseTo(right(list), 0);
    }
  });

  test('moves a wide table by key on a small screen, which stays put, and finds its numbers in line', async () => {
    const page = await open('/');
    await page.setViewportSize({ width: 320, height: 800 });
    const table = page.getByRole('region', { name: 'What the tides do' });
    const [first, second] = await table
      .getByRole('cell', { name: /^\d+\.5 m$/ })
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect([first, second]).toEqual(['end', 'end']);
    expect(await table.getByRole('rowheader').allTextContents()).toEqual([
      'When we open',
      'Summer',
    ]);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('reads on the page of a place whether each department is open now', async () => {
    const page = await open('/places/boathouse');
    // A Wednesday at nine: the boathouse is open, and the workshop is not yet.
    await page.clock.setFixedTime('2090-05-17T09:00:00+02:00');
    await page.reload();
    const main = page.getByRole('main');
    await main.getByText('Open until 16:00').waitFor();
    await main.getByText('Closed now, opens 10:00').waitFor();
  });

  const isFocused = (each: Locator) =>
    each.evaluate((element) => element === document.activeElement);

  test('opens a picture large, goes on by key and by button, and comes back to where it was', async () => {
    const page = await open('/shop');
    const link = page.getByRole('link', { name: 'Drawing of a yellow kayak' }).last();
    // Without scripts it leads to the picture itself.
    const { headers } = await fetch(site.url + (await link.getAttribute('href')));
    expect(headers.get('content-type')).toMatch(/^image/);
    const large = page.getByRole('dialog', { name: 'A day on the water' });
    const shown = () =>
      large.locator('figcaption').evaluateAll((captions) =>
        captions
          .filter((each) => {
            const { left } = each.getBoundingClientRect();
            return left >= 0 && left < innerWidth;
          })
          .map(({ textContent }) => textContent),
      );
    await link.click();
    await expect.poll(shown).toEqual(['At noon 2 of 3']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toEqual([' 3 of 3']);
    await large.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(shown).toEqual(['Before the first boat leaves 1 of 3']);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    expect(await isFocused(link)).toBe(true);
    await link.click();
    await large.getByRole('button', { name: 'Close' }).click();
    await large.waitFor({ state: 'hidden' });
  });

  const menu = (page: Page, index: number) => {
    const whole = page.getByRole('banner').locator('nav details').nth(index);
    return { button: whole.locator('summary'), links: whole.locator('a'), whole };
  };
  const isOpen = async (page: Page, index: number) =>
    (await menu(page, index).whole.getAttribute('open')) !== null;

  test('opens and closes a menu by key, by click, and by leaving it', async () => {
    const page = await open('/');
    const { button, links } = menu(page, 0);
    for (const key of ['Enter', 'Space'])
      for (const state of [true, false]) {
        await button.press(key);
        expect(await isOpen(page, 0)).toBe(state);
      }
    await button.click();
    expect(await isOpen(page, 0)).toBe(true);
    await page.locator('h1').click();
    expect(await isOpen(page, 0)).toBe(false);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    expect(await isFocused(links.first())).toBe(true);
    await page.keyboard.press('Escape');
    expect([await isOpen(page, 0), await isFocused(button)]).toEqual([false, true]);
    await button.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    expect(await isOpen(page, 0)).toBe(false);
    expect(await page.locator('[role=menu], [role=menuitem], [role=menubar]').count()).toBe(0);
  });

  test('closes a menu by opening another, or by following one of its links; the shown page is marked', async () => {
    const page = await open('/contact');
    const marked = () =>
      page
        .getByRole('banner')
        .locator('nav li > a[aria-current=page]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await marked()).toContain('/contact');
    await menu(page, 0).button.click();
    await menu(page, 1).button.click();
    expect([await isOpen(page, 0), await isOpen(page, 1)]).toEqual([false, true]);
    await follow(page, menu(page, 1).links.last());
    await page.waitForURL('**/compare');
    expect(await isOpen(page, 1)).toBe(false);
    await follow(page, page.getByRole('banner').locator('nav li > a[href="/inventory"]').first());
    await expect.poll(marked).toContain('/inventory');
    expect(await marked()).not.toContain('/contact');
  });

  test('stays at a place on the page that is reloaded right after a link to it', async () => {
    const page = await open('/policies/care');
    await page
      .locator('main a[href^="#"]')
      .last()
      .evaluate((element: HTMLElement) => {
        // Chromium tells of the new entry before it scrolls, and a reload in between goes to the top by chance.
        addEventListener('scroll', () => location.reload(), { once: true });
        element.click();
      });
    await page.waitForFunction(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    });
    await page.waitForLoadState();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  });
});
