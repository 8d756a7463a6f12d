// `make dev`: what is saved shows at once, and nothing of it is for pages of other sites.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { goodContact } from '../../server/testing/contact-form.ts';
import { openSocket } from '../../server/testing/open-socket.ts';
import { readStored } from '../../server/testing/stored.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import { runSecondDevelopment, startDevelopment } from './development-server.ts';

const tables = tablesOf(import.meta.filename);

const development = startDevelopmentJourney();

/** The text of the overlay that shows faults. */
function overlayText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.querySelector('vite-error-overlay')?.shadowRoot;
    return root?.querySelector('.window')?.textContent ?? '';
  });
}

test('a saved page changes on screen; a mistake shows with its place, opens in the editor, and goes when mended', async () => {
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

  const asked: string[] = [];
  await page.route('**/__open-in-editor*', (route) => {
    asked.push(route.request().url());
    return route.fulfill();
  });
  await writeFile(file, good.replace('\ntitle:', '\ntitel:'));
  const overlay = page.locator('vite-error-overlay');
  // The file is empty for a moment while it is written.
  await expect.poll(() => overlayText(page)).toContain('unknown key "titel"');
  const said = await overlayText(page);
  expect(said).toMatch(/content\/pages\/home\.yaml:\d+:1/);
  expect(said).toMatch(/titel:.*\n\s+\^/);
  expect(said).toContain('Correct the file and save it');
  expect(said).not.toMatch(/fix the code|hmr|vite\.config/);
  await overlay.locator('.file-link').first().click();
  await expect.poll(() => asked.length).toBe(1);

  await writeFile(file, good);
  await overlay.waitFor({ state: 'detached' });
  await expect.poll(() => heading.innerText()).toBe(before);
  await page.close();

  // The line opens in the editor from this page alone.
  const [known = ''] = asked;
  const [without, elsewhere] = [new URL(known), new URL(known)];
  without.searchParams.delete('token');
  elsewhere.searchParams.set('file', '/etc/hostname');
  for (const address of [without, elsewhere]) expect((await fetch(address)).status).toBe(403);
  expect((await fetch(known, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
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
  // Where mail is not set up, none is owed.
  expect(readStored(store)).toMatchObject({ ids: [id], outbox: ['sent'] });
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

/** The status of an answer to a target that no client would send. */
async function statusOf(target: string, ...headers: readonly string[]): Promise<number> {
  const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '', ''];
  const { closed, received } = openSocket(development.url(), lines.join('\r\n'));
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(received.text)?.[1]);
}

const isAlive = async () => expect((await fetch(development.url())).status).toBe(200);

test('no target ends the server, and none is answered as a fault of its own', async () => {
  await isAlive();
  const targets: readonly (readonly [string, number])[] = tables('targets');
  const answers: (readonly [string, number])[] = [];
  for (const [target] of targets)
    answers.push([target, await statusOf(target, 'Connection: close')]);
  expect(answers).toEqual(targets);
});

test('no upgrade ends the server', async () => {
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const sockets = ['*:99999', '*', '/%zz', '//', 'http://[', '/?token=%'].map((target) =>
    openSocket(
      development.url(),
      [`GET ${target} HTTP/1.1`, 'Host: localhost', ...upgrade, '', ''].join('\r\n'),
    ),
  );
  await isAlive();
  for (const { socket } of sockets) socket.destroy();
  await isAlive();
});

test('messages, settings and keys are not served, nor is anything outside what pages load', async () => {
  const folder = development.folder();
  await mkdir(join(folder, 'data'), { recursive: true });
  const hidden = [
    'data/leads.sqlite',
    'site.env',
    'web/site.env',
    'web/copy.sqlite',
    'web/tls.key',
  ];
  for (const name of hidden) await writeFile(join(folder, name), 'secret');
  const paths = [...hidden, '.cache/development/leads.sqlite', 'package.json', 'content/site.yaml']
    .map((name) => `/@fs${folder}/${name}`)
    .concat('/site.env', '/copy.sqlite', '/@fs/etc/hostname', `/@fs${folder}/web/../site.env`);
  for (const path of paths) {
    for (const query of ['', '?raw', '?import&raw', '?url', '?import&inline']) {
      const answer = await fetch(development.url() + path + query);
      expect([path + query, answer.ok]).toEqual([path + query, false]);
      expect(await answer.text()).not.toContain('secret');
    }
  }
});

test('what other sites’ pages and names ask for is refused, and no page elsewhere may read an answer', async () => {
  const { hostname, port } = new URL(development.url());
  const ask = (headers: Record<string, string>, path = '/', body?: string) =>
    new Promise<readonly [number | undefined, object]>((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      httpRequest({ hostname, port, headers, path, method }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers]);
      })
        .on('error', reject)
        .end(body);
    });
  // A name that another site's owner has led here is not this server's, whatever it asks for.
  for (const path of ['/', '/data/index.json', '/__origins?of=/', '/__desk'])
    expect([path, (await ask({ host: 'evil.example' }, path))[0]]).toEqual([path, 403]);
  // What stores a message is reached from elsewhere by neither way.
  const json = { 'content-type': 'application/json' };
  for (const from of [{ host: 'evil.example' }, { origin: 'http://localhost:3000' }])
    expect((await ask({ ...json, ...from }, '/api/contact', '{}'))[0]).toBe(403);
  expect((await ask(json, '/api/contact', '{}'))[0]).toBe(400);
  const [status, headers] = await ask({ origin: development.url() });
  expect(status).toBe(200);
  expect(headers).toHaveProperty('cross-origin-resource-policy', 'same-origin');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('no page brings a warning of Vite', async () => {
  for (const path of ['/', '/contact']) await fetch(development.url() + path);
  expect(development.printed()).not.toMatch(/\[vite\].*warn|\(!\)|cannot be analyzed/i);
});

test('a second server of a folder says so and ends; once the first has ended, the next one serves', async () => {
  const { code, printed } = await runSecondDevelopment(development.folder());
  expect(code).toBe(1);
  expect(printed.trim()).toBe(
    'This folder is already served by another `make dev`: use that one, or end it first with Ctrl-C in its terminal.',
  );
  await isAlive();
  await development.stop();
  const next = await startDevelopment(development.folder());
  expect((await fetch(next.url)).status).toBe(200);
  await next.stop();
});
