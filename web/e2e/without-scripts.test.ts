import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, startJourney, withoutScripts } from './journey.ts';
import { pageTypes } from './specification/page-types.ts';

const journey = startJourney();

/** Names of the carts under $15,000 whose name or description holds a word. */
async function affordable(word: string): Promise<string[]> {
  const response = await fetch(`${journey.site().url}/api/vehicles`);
  const list: { name: string; description: string; price: number }[] = await response.json();
  return list
    .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(word))
    .filter(({ price }) => price < 15_000)
    .map(({ name }) => name)
    .sort();
}

type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** Opens a page where no script arrives although the browser would run it. */
async function openBlocked(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await journey.window(options);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(journey.site().url + path);
  return page;
}

const modes: readonly (readonly [name: string, open: Open])[] = [
  [
    'scripts switched off',
    (path, options) => journey.open(path, { ...options, ...withoutScripts }),
  ],
  ['scripts that do not arrive', openBlocked],
];

describe.for(modes)('with %s', ([, open]) => {
  test('a search shows its carts, its count and a form to go on with', async () => {
    const ranger = await affordable('ranger');
    const page = await open('/inventory?search=ranger&price=under-15000');
    expect(await page.locator('#results > li').count()).toBe(ranger.length);
    expect(await page.locator('main').innerText()).toContain(
      `Showing ${ranger.length} of 29 total vehicles`,
    );
    const names = await page.locator('#results').getByRole('heading').allTextContents();
    expect(names.sort()).toEqual(ranger);
    expect(await page.getByLabel('Search').inputValue()).toBe('ranger');
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('under-15000');
    await page.getByLabel('Search').fill('maverick');
    await page.getByRole('button', { name: 'Show results' }).click();
    expect(await page.locator('#results > li').count()).toBeLessThan(29);
    await page.getByRole('link', { name: 'Clear All Filters' }).first().click();
    expect(await page.locator('#results > li').count()).toBe(29);
  });

  test('an empty message comes back with what is wrong with it', async () => {
    const page = await open('/contact');
    await page.getByLabel('Message', { exact: true }).fill('Too short');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await answer).status()).toBe(422);
    expect(await page.title()).toMatch(/^Error: /);
    const said = await page.locator('main').innerText();
    expect(said).toContain('There is a problem');
    expect(said).toContain('Message must be at least 10 characters');
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Too short');
  });

  test('the header menus open and lead on', async () => {
    const page = await open('/');
    const menu = page.getByRole('banner').locator('summary', { hasText: 'Sussex County' });
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Lewes' }).click();
    expect(new URL(page.url()).pathname).toBe('/sussex-county/lewes');
  });

  test('the phone menu opens, leads on and closes', async () => {
    const page = await open('/', phone);
    const menu = page.locator('#slide-out');
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Rentals' }).waitFor();
    await menu.getByRole('button', { name: 'Close' }).click();
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Rentals' }).click();
    expect(new URL(page.url()).pathname).toBe('/rentals');
  });

  test('folded models unfold', async () => {
    const page = await open('/evolution');
    const folded = page.getByRole('link', { name: 'D5 RANGER 6 PLUS', exact: true });
    expect(await folded.isVisible()).toBe(false);
    await page.locator('summary', { hasText: '+1 more models – D5 RANGER' }).click();
    await folded.click();
    expect(await page.locator('h1').innerText()).toContain('D5 RANGER 6 PLUS');
  });

  test('a map is a link', async () => {
    const page = await open('/sussex-county/lewes');
    const link = page.getByRole('link', { name: /^Open in maps/ });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/\S+38\.7786,-75\.1437/);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('no page is empty or still waiting', async () => {
    const page = await open('/');
    const waiting: string[] = [];
    for (const path of pageTypes) {
      await page.goto(journey.site().url + path, { waitUntil: 'domcontentloaded' });
      const main = page.locator('main');
      const words = (await main.innerText()).split(/\s+/).length;
      const spinners = await main.locator('[data-placeholder], [aria-busy=true], progress').count();
      const isVisible = await page.locator('h1').isVisible();
      if (words < 20 || spinners > 0 || !isVisible) waiting.push(path);
    }
    expect(waiting).toEqual([]);
  });
});

test('a good message posted by a form answers 303', async () => {
  const { url } = journey.site();
  const fields = {
    firstName: 'Ada',
    lastName: 'Plain',
    email: 'ada@visitor.example',
    phone: '302.555.0142',
    interest: 'general',
    message: 'A message without any script.',
  };
  const response = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/thank-you');
});
