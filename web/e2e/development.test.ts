import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goodContact } from '../../server/testing/contact-form.ts';
import { readStored } from '../../server/testing/stored.ts';
import { startDevelopmentJourney } from './development-journey.ts';

const development = startDevelopmentJourney();

/** The text of the overlay that shows faults. */
function overlayText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.querySelector('vite-error-overlay')?.shadowRoot;
    return root?.querySelector('.window')?.textContent ?? '';
  });
}

test('a saved page changes on screen, a mistake shows with its place, and goes when mended', async () => {
  const file = join(development.folder(), 'content/pages/home.yaml');
  const good = await readFile(file, 'utf8');
  const page = await development.browser().newPage();
  await page.goto(development.url());
  const heading = page.locator('h1');
  const before = await heading.innerText();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await writeFile(file, good.replace(/(hero:[\s\S]*?heading: ).*/, '$1A new heading'));
  await expect.poll(() => heading.innerText()).toBe('A new heading');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await writeFile(file, good.replace('\ntitle:', '\ntitel:'));
  const overlay = page.locator('vite-error-overlay');
  // The file is empty for a moment while it is written.
  await expect.poll(() => overlayText(page)).toContain('unknown key "titel"');
  const said = await overlayText(page);
  expect(said).toMatch(/content\/pages\/home\.yaml:\d+:1/);
  expect(said).toMatch(/titel:.*\n\s+\^/);

  await writeFile(file, good);
  await overlay.waitFor({ state: 'detached' });
  await expect.poll(() => heading.innerText()).toBe(before);
});

test('a page that is added is found, and so is what it is called in the menus', async () => {
  const { folder, url } = development;
  const policy = await readFile(join(folder(), 'content/policies/returns.yaml'), 'utf8');
  const other = policy
    .replace(/^(title|navigationText): .*/gm, '$1: Pets')
    .replace(/^path: .*/m, 'path: /policies/pets');
  expect((await fetch(`${url()}/policies/pets`)).status).toBe(404);
  await writeFile(join(folder(), 'content/policies/pets.yaml'), other);
  await expect.poll(async () => (await fetch(`${url()}/policies/pets`)).status).toBe(200);
  await rm(join(folder(), 'content/policies/pets.yaml'));
  await expect.poll(async () => (await fetch(`${url()}/policies/pets`)).status).toBe(404);
});

test('a message is stored in a folder of its own, mailed to nobody, and the form keeps its rules', async () => {
  const post = (path: string, body: string, type: string) =>
    fetch(development.url() + path, { method: 'POST', headers: { 'content-type': type }, body });
  const store = join(development.folder(), '.cache/development');
  const stored = await post(
    '/api/contact',
    JSON.stringify({ ...goodContact, interest: undefined }),
    'application/json',
  );
  expect(stored.status).toBe(201);
  const { id } = (await stored.json()) as { id: string };
  expect(readStored(store)).toMatchObject({ ids: [id], outbox: ['pending'] });
  const refused = await post('/contact', 'email=x', 'application/x-www-form-urlencoded');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="x"');
});

test('addresses are answered as on the built site', async () => {
  const ask = (path: string) => fetch(development.url() + path, { redirect: 'manual' });
  const answers = await Promise.all(
    [
      '/',
      '/?utm_source=mail',
      '/contact/',
      '/none',
      '/api/none',
      '/data/none.json',
      '/healthz',
    ].map(ask),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 308, 404, 404, 404, 200]);
  const vehicles = (await (await ask('/api/vehicles')).json()) as { id: string }[];
  expect((await ask(`/api/vehicles/${vehicles[0]?.id}`)).status).toBe(200);
});
