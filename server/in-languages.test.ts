// A site in two languages behind one address: which of them answers, and what becomes of a message from the second.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ask } from './testing/client.ts';
import { startFake } from './testing/fake-server.ts';
import { createFakeSite, fakeForms, goodMessage } from './testing/fake-site.ts';

/** The same site in German, below its prefix. */
function createGermanSite() {
  const forms = fakeForms.map((form) => ({
    ...form,
    path: `/de${form.path}`,
    language: 'de',
    fields: form.fields.map((field) => ({ ...field, label: `${field.label} (de)` })),
    dealerFields: form.fields,
  }));
  const site = createFakeSite();
  const routes = site.routes.map((route) => ({
    ...route,
    path: `/de${route.path}`.replace(/\/$/, ''),
    canonical: `/de${route.canonical}`.replace(/\/$/, ''),
  }));
  const fallbacks = [{ prefix: '/', status: 404 as const, page: 'nowhere', path: '/de/nowhere' }];
  const renderer = {
    ...site.renderer,
    render: async (url: string) => ({ status: 200, html: `auf Deutsch: ${url}` }),
  };
  const built = { publicDirectory: undefined, vehicles: [{ id: 'rot' }], vehicleAliases: {} };
  return { ...site, ...built, routes, fallbacks, forms, renderer, prefix: '/de', language: 'de' };
}

const startBoth = () => startFake({ site: { translations: [createGermanSite()] } });

test.each([
  ['/contact', false],
  ['/de', true],
  ['/de/contact', true],
  ['/DE/nothing', true],
  ['/nothing', false],
  ['/depot', false],
])('%s is answered in the second language: %s', async (path, isGerman) => {
  const { address } = await startBoth();
  expect((await ask(address, path)).text.includes('auf Deutsch')).toBe(isGerman);
});

test('each language has an API of its own', async () => {
  const { address } = await startBoth();
  const [first, second] = await Promise.all(
    ['', '/de'].map(async (prefix) =>
      JSON.parse((await ask(address, `${prefix}/api/vehicles`)).text),
    ),
  );
  expect(first).toHaveLength(2);
  expect(second).toEqual([{ id: 'rot' }]);
});

test('a message is stored with its language, and the dealer reads its fields in the first', async () => {
  const { address, dataDirectory } = await startBoth();
  const { status } = await ask(address, '/de/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(goodMessage),
  });
  expect(status).toBe(201);
  const database = new DatabaseSync(`${dataDirectory}/leads.sqlite`, { readOnly: true });
  const [lead] = database.prepare('SELECT language, answers FROM lead').all();
  database.close();
  expect(lead).toMatchObject({ language: 'de', answers: expect.stringContaining('"Topic"') });
  expect(lead?.answers).not.toContain('(de)');
});
