// The exported folder behind a plain static server, which knows nothing of the site.
import { execFile } from 'node:child_process';
import { access, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type HTMLElement, parse } from 'node-html-parser';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fallbacks, formerAddresses, routes } from '../../generated/routes.ts';
import { site as facts } from '../../generated/site.ts';
import { listen } from '../../server/http/http-server.ts';
import { mediaType } from '../../server/http/media-type.ts';

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

test('a file that was lost on the way is told with the line that names it', async () => {
  const [picture = ''] = /(?<= src=")\/assets\/pictures\/[^"]+/.exec((await ask('/')).text) ?? [];
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

test('an unknown address gets the page for it', async () => {
  const { status, text } = await ask('/no-such-page');
  expect([status, parse(text).querySelector('h1')?.text]).toEqual([404, '404 Page Not Found']);
});

test('a page that needs the server names the phone to those without scripts, and no other does', async () => {
  const numbers = Object.values(facts.phones).map(({ number }) => number);
  for (const { path, perRequest } of routes) {
    const { text } = await ask(encodeURI(path));
    const advice = parse(text).querySelector('main > noscript')?.text;
    expect([path, advice !== undefined]).toEqual([path, perRequest !== false]);
    if (advice) expect(numbers.some((number) => advice.includes(number))).toBe(true);
  }
});

test('headers and redirects are those of the server, and let no foreign origin in', async () => {
  const [headers, redirects] = await Promise.all(
    ['_headers', '_redirects'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const { headers: served } = await fetch(inject('site').url);
  const policy = served.get('content-security-policy') ?? 'none';
  expect(headers).toMatch(/^\/\*\n/);
  expect(headers).toContain(`  content-security-policy: ${policy}`);
  expect(headers).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable\n');
  expect(headers).toContain('  x-robots-tag: noindex\n');
  const rules = fallbacks.filter(({ prefix }) => prefix !== '/');
  expect(redirects?.trim().split('\n')).toEqual([
    ...formerAddresses.map(({ path, to, status }) => `${path} ${to} ${status}`),
    ...rules.map(({ prefix, path, status }) => `${prefix}* ${path} ${status}`),
  ]);
});

test('the sitemap and robots are those of the server, and no compressed or hidden file comes along', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    expect((await ask(path)).text).toBe(await (await fetch(inject('site').url + path)).text());
  }
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => /\.(?:br|gz)$|(?:^|\/)\.(?!well-known)/.test(name))).toEqual([]);
});

test('as a preview it opens from a disk: with its styles, fonts, drawings, pictures and links', async () => {
  const preview = `${folder}-preview`;
  await promisify(execFile)(process.execPath, ['web/preview.ts', folder, preview]);
  const browser = await chromium.connect(inject('browser'));
  const page = await browser.newPage();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  for (const path of ['/', routes.at(-1)?.canonical ?? '/']) {
    await page.goto(pathToFileURL(join(preview, path, 'index.html')).href);
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length;
      const drawings = [...document.querySelectorAll('svg.icon')].filter(
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
    // A picture that is on its way when the page is left has not failed.
    await page.waitForLoadState('networkidle');
  }
  expect(failed).toEqual([]);
  await browser.close();
  await rm(preview, { recursive: true });
});
