// The exported folder behind a plain static server, which knows nothing of the site.
import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type HTMLElement, parse } from 'node-html-parser';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { isAnsweredBy } from '../../generated/contract/routes.ts';
import { forms } from '../../generated/forms.ts';
import { fallbacks, formerAddresses, routes } from '../../generated/routes.ts';
import { site as facts } from '../../generated/site.ts';
import { vehicleAliases, vehicles } from '../../generated/vehicles.ts';
import { listen } from '../../server/http/http-server.ts';
import { mediaType } from '../../server/http/media-type.ts';
import { askedPages } from './asked-pages.ts';

let folder: string;
let host: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  await promisify(execFile)(process.execPath, ['server/export-main.ts', folder]);
  host = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://a').pathname);
    const [file, index] = [join(folder, path), join(folder, path, 'index.html')];
    const found = await readFile(file).catch(() => readFile(index).catch(() => undefined));
    const type = path.includes('.') ? mediaType(path) : 'text/html; charset=utf-8';
    response.writeHead(found ? 200 : 404, { 'content-type': type });
    response.end(found ?? (await readFile(join(folder, '404.html')).catch(() => '')));
  });
  await listen(host, { port: 0, host: '127.0.0.1' });
  const address = host.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  host.close();
  await rm(folder, { recursive: true });
});

const ask = async (path: string) => {
  const answer = await fetch(url + path);
  return { status: answer.status, text: await answer.text() };
};

const linksOf = (html: HTMLElement) =>
  html
    .querySelectorAll('a[href], link[href], script[src], img[src]')
    .map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '')
    .filter((address) => address.startsWith('/'))
    .map((address) => new URL(address, url).pathname);

test('every address answers with the page of the server, and every link and file on it answers', async () => {
  const links = new Set<string>();
  for (const { path, perRequest } of routes) {
    const { status, text } = await ask(encodeURI(path));
    expect([path, status]).toEqual([path, 200]);
    for (const link of linksOf(parse(text))) links.add(link);
    if (perRequest === false) {
      expect(text).toBe(await (await fetch(inject('site').url + encodeURI(path))).text());
    }
  }
  expect(links.size).toBeGreaterThan(100);
  const broken: string[] = [];
  for (const link of links) if ((await ask(link)).status !== 200) broken.push(link);
  expect(broken).toEqual([]);
});

test('a file that was lost on the way is told with the line that names it', async ({ skip }) => {
  const [picture = ''] = /(?<= src=")\/assets\/pictures\/[^"]+/.exec((await ask('/')).text) ?? [];
  skip(picture === '', 'the home page has no picture');
  const check = () => promisify(execFile)(process.execPath, ['web/check-export.ts', folder]);
  expect((await check()).stdout).toBe('');
  await rename(join(folder, picture), join(folder, 'lost'));
  const { code, stdout } = await check().catch((error) => error);
  await rename(join(folder, 'lost'), join(folder, picture));
  expect(code).toBe(1);
  const [, file = '', line] = /^(content\S+):(\d+):\d+: on the built page \//.exec(stdout) ?? [];
  const named = (await readFile(file, 'utf8')).split('\n')[Number(line) - 1];
  expect(named).toContain(picture.slice('/assets/pictures/'.length, picture.indexOf('.')));
  expect(stdout).toContain(`needs a file that is missing: ${picture}`);
});

test('a page that needs the server says what to do to those without scripts, and no other does', async () => {
  for (const { path, perRequest } of routes) {
    const { text } = await ask(encodeURI(path));
    const advice = parse(text).querySelector('main > noscript')?.text;
    const wanted = perRequest === false ? undefined : facts.server.withoutServer;
    expect([path, advice?.replace(/<\/?p>/g, '')]).toEqual([path, wanted]);
  }
});

test('the catalogue answers as the API does, by every name', async () => {
  const names = [...vehicles.map(({ id }) => id), ...Object.keys(vehicleAliases)];
  for (const path of ['', ...names.map((name) => `/${encodeURIComponent(name)}`)]) {
    const served = await fetch(`${inject('site').url}/api/vehicles${path}`);
    const { status, text } = await ask(`/api/vehicles${path}`);
    expect([path, status, JSON.parse(text)]).toEqual([path, 200, await served.json()]);
  }
});

describe('in a browser, without the API', () => {
  let browser: Browser;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    faults = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  });
  afterEach(() => page.close());
  const running = () => page.locator('#page[data-running]').waitFor();
  test.for(askedPages.filter(({ isHydrated }) => isHydrated))(
    '$path answers a query as the server does, once it is hydrated',
    async ({ path, query }) => {
      const served = async (asked: string) =>
        (await fetch(inject('site').url + path + asked)).text();
      const textOf = (html: string) =>
        page.evaluate((source) => {
          const answer = new DOMParser().parseFromString(source, 'text/html');
          return answer.querySelector('#page')?.textContent;
        }, html);
      await page.goto(url + path + query);
      await running();
      const [plain, answer] = await Promise.all(
        [served(''), served(query)].map(async (html) => textOf(await html)),
      );
      expect(plain).not.toBe(answer);
      // What the search of the site adds below a short list is fetched.
      await expect.poll(() => page.locator('#page').textContent()).toBe(answer);
      expect(faults).toEqual([]);
    },
  );

  test('a form that cannot be sent says whom to call, and keeps what was typed', async () => {
    const contact = forms.find(({ id }) => id === 'contact') ?? expect.fail();
    await page.goto(url + contact.action);
    await running();
    for (const { name, type, options, when } of contact.fields) {
      // Asked only after an answer that this one does not give.
      if (when) continue;
      const control = page.locator(`main form [name=${name}]`);
      if (options) await control.selectOption(options[0]?.value ?? '');
      else if (type === 'email') await control.fill('ann@example.com');
      else if (!['town', 'vehicle'].includes(type)) await control.fill('302 555 0142');
    }
    await page.locator('main form button[type=submit]').click();
    const notice = page.getByRole('group', { name: contact.texts.failed });
    await notice.waitFor();
    const call = contact.texts.call ?? facts.server.notStored.split('{failed}. ').at(-1);
    expect(await notice.innerText()).toContain(call);
    expect(await page.locator('main form [type=email]').inputValue()).toBe('ann@example.com');
  });
});

test('headers and redirects are those of the server, and let no foreign origin in', async () => {
  const [headers, redirects] = await Promise.all(
    ['_headers', '_redirects'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const { headers: served } = await fetch(inject('site').url);
  const policy = served.get('content-security-policy') ?? 'none';
  expect(headers).toMatch(/^# .*\n\/\*\n/);
  expect(headers).toContain(`  content-security-policy: ${policy}`);
  expect(headers).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable\n');
  expect(headers).toContain('/pictures/*\n  cross-origin-resource-policy: cross-origin\n');
  expect(headers).toContain('  x-robots-tag: noindex\n');
  expect(headers).toMatch(
    /^\/\*\.svg\n {2}content-security-policy: default-src 'none';.*;sandbox$/m,
  );
  const rules = fallbacks.filter(({ prefix }) => prefix !== '/');
  expect(redirects?.trim().split('\n')).toEqual([
    ...formerAddresses.map(
      ({ path, to, status }) => `${path} ${to} ${status}${path === to ? '!' : ''}`,
    ),
    ...routes
      .filter(({ path }) => rules.some((each) => each.status === 302 && isAnsweredBy(each, path)))
      .map(({ path }) => `${path} ${path} 200`),
    ...rules.map(({ prefix, path, status }) =>
      status === 302 ? `${prefix}:name ${path} 302` : `${prefix}* ${path} ${status}`,
    ),
  ]);
});

test('as a preview it opens from a disk: with its styles, fonts, drawings, pictures and links', async () => {
  const preview = `${folder}-preview`;
  await promisify(execFile)(process.execPath, ['web/preview.ts', folder, preview]);
  const browser = await chromium.connect(inject('browser'));
  const page = await browser.newPage();
  const failed: string[] = [];
  // A picture that is on its way when the page is left has not failed.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  for (const path of ['/', routes.at(-1)?.canonical ?? '/']) {
    await page.goto(pathToFileURL(join(preview, path, 'index.html')).href);
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length;
      const drawings = [...document.querySelectorAll('svg:has(use)')].filter(
        (icon) => icon.getClientRects().length > 0,
      );
      const isDrawn = drawings.every((icon) => (icon as SVGSVGElement).getBBox().width > 0);
      const links = [...document.querySelectorAll('a[href]')].map(
        (link) => new URL(link.getAttribute('href') ?? '', document.baseURI),
      );
      const files = links.filter(({ protocol }) => protocol === 'file:');
      const paths = files.map(({ pathname }) => pathname);
      return { fonts, isDrawn, drawings: drawings.length, paths };
    });
    expect(seen).toMatchObject({ isDrawn: true });
    expect(seen.fonts * seen.drawings).toBeGreaterThan(0);
    expect(seen.paths.length).toBeGreaterThan(10);
    for (const pathname of seen.paths) await access(decodeURIComponent(pathname));
  }
  expect(failed).toEqual([]);
  await browser.close();
  await rm(preview, { recursive: true });
});
