// The shop that make new writes: one address, no brand, no towns, no rentals, and of every page only what is its own. A
// build that fails leaves it as it is.
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { fetchPage, metaOf, textOf } from './page-text.ts';
import { copyProject, type ProjectCopy, smallShop } from './project-copy.ts';
import { type RunningSite, startSite } from './running-site.ts';

let project: ProjectCopy;
let site: RunningSite;
let browser: Browser;

/** Runs the build; gives its exit code and what it said. */
async function build(): Promise<{ code: number; said: string }> {
  const options = { cwd: project.folder };
  const run = promisify(execFile)('npm', ['run', '--silent', 'build'], options);
  const { code = 0, stdout, stderr } = await run.catch((error) => error);
  return { code, said: stdout + stderr };
}

/** What counts visitors on every page, and marks their browsers. */
const counter = `
embeds:
  visits:
    title: Number of visits
    provider: Quiet Counter
    show: script
    address: https://counter.example/count.js
    values: { shop: galena }
    everywhere: true
`;

beforeAll(async () => {
  project = await copyProject(smallShop);
  appendFileSync(join(project.folder, 'content/site.yaml'), counter);
  expect(await build()).toMatchObject({ code: 0 });
  site = await startSite({}, project.folder);
  browser = await chromium.connect(inject('browser'));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await project.remove();
});

const pages: readonly (readonly [path: string, status: number, headings: readonly string[]])[] = [
  ['/', 200, ['Bicycles built on Main Street', 'Come in for a test ride']],
  ['/bicycles', 200, ['Our bicycles', "Children's bicycle", 'City bicycle', 'Touring bicycle']],
  ['/bicycles/city-bicycle', 200, ['City bicycle']],
  ['/contact', 200, ['Visit us', 'Where we are', 'Our shop', 'When we are open', 'Open']],
  ['/nowhere', 404, ['Page not found']],
];

test.each(pages)('%s answers %i under the headings %j', async (path, status, headings) => {
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // That a page is missing is what its status says.
    if (message.type() === 'error' && !message.text().includes('status of 404'))
      errors.push(message.text());
  });
  const answer = await page.goto(site.url + path);
  expect(answer?.status()).toBe(status);
  expect(await page.locator('h1, h2, h3, h4').allTextContents()).toEqual(headings);
  expect(await page.innerText('body')).not.toMatch(/undefined|NaN|\[object|\$\{|\{\w+\}/);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsOn(page)).toEqual([]);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('the menu leads to the pages, and every page to the phone', async () => {
  const { html } = await fetchPage(`${site.url}/contact`);
  const hrefs = (selector: string) =>
    html.querySelectorAll(`${selector} a`).map((link) => link.getAttribute('href'));
  expect(hrefs('header nav')).toEqual(['/bicycles', '/contact']);
  expect(hrefs('header')).toContain('tel:+18155550142');
  expect(hrefs('footer address')).toEqual([
    'tel:+18155550142',
    'mailto:hello@galenabicycles.example',
  ]);
});

test('its bicycles have neither a brand nor a series', async () => {
  const vehicles: object[] = await (await fetch(`${site.url}/api/vehicles`)).json();
  expect(vehicles.map((vehicle) => Object.keys(vehicle))).toEqual(
    vehicles.map(() => expect.not.arrayContaining(['brand', 'category'])),
  );
  const { html } = await fetchPage(`${site.url}/bicycles/city-bicycle`);
  expect(metaOf(html, 'product:price:amount')).toBe('780');
  expect(html.toString()).not.toMatch(/name="keywords"|"@type":"Brand"/);
  const found = await fetchPage(`${site.url}/bicycles?search=chain`);
  expect(textOf(found.html)).toContain('City bicycle');
  expect(textOf(found.html)).not.toContain('Touring bicycle');
});

test('what counts visitors on every page is asked about once, waits for a yes, and can be taken back', async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  await page.route('https://counter.example/**', (route) => {
    asked.push(route.request().url());
    const body = 'document.body.dataset.counted = document.currentScript.dataset.shop';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const question = page.getByRole('region', { name: 'Privacy choices' });
  const again = page.getByRole('button', { name: 'Privacy choices' });
  const counted = page.locator('[data-counted="galena"]');
  await page.goto(site.url);
  await question.getByText('Number of visits (Quiet Counter)').waitFor();
  await page.goto(`${site.url}/contact`);
  await question.getByRole('button', { name: 'No' }).click();
  await page.goto(site.url);
  await again.waitFor();
  expect([await question.isVisible(), asked]).toEqual([false, []]);
  await again.click();
  expect(await question.innerText()).toContain('Your answer so far: No');
  await question.getByRole('button', { name: 'Yes' }).click();
  await counted.waitFor();
  expect(await question.isVisible()).toBe(false);
  await page.goto(`${site.url}/bicycles/city-bicycle`);
  await counted.waitFor();
  await again.click();
  await Promise.all([
    page.waitForEvent('load'),
    question.getByRole('button', { name: 'No' }).click(),
  ]);
  await again.waitFor();
  expect([await counted.count(), asked.length]).toEqual([0, 2]);
  await page.close();
});

/** Every file that is served, and the renderer, with its bytes and time. */
function builtFiles() {
  return ['dist', 'build'].flatMap((name) => {
    const folder = join(project.folder, name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    return files.flatMap((file) => {
      const status = statSync(join(folder, file));
      const bytes = () => hash('sha256', readFileSync(join(folder, file)));
      return status.isFile() ? [[name, file, status.mtimeMs, bytes()]] : [];
    });
  });
}

test.each([
  [
    'wrong content',
    'content/pages/home.yaml',
    (text: string) => text.replace('title:', 'titel:'),
    'unknown key "titel"',
  ],
  [
    'a link that the code makes dead',
    'web/src/page/breadcrumb.tsx',
    (text: string) => text.replace('href={item.href}', 'href={item.href + 1}'),
    'leads nowhere',
  ],
])('%s fails the build, is told, and leaves the last site', async (_, name, change, reason) => {
  const file = join(project.folder, name);
  const text = readFileSync(file, 'utf8');
  const before = builtFiles();
  writeFileSync(file, change(text));
  const { code, said } = await build();
  writeFileSync(file, text);
  expect([code, said]).toEqual([1, expect.stringContaining(reason)]);
  expect(builtFiles()).toEqual(before);
});
