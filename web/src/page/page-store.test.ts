import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from './page-data.ts';

const document: PageData['page'] = {
  path: '/rentals',
  canonical: '/rentals',
  type: 'service',
  meta: { title: '', description: '', keywords: [], canonical: '/rentals', indexed: true },
  interactive: false,
  sections: [],
};
const data: PageData = { page: document, head: [], assets: [] };
const { signal } = new AbortController();

let asked: string[];
let isDown: boolean;
let store: typeof import('./page-store.ts');

beforeEach(async () => {
  asked = [];
  isDown = false;
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (isDown) throw new Error('offline');
    return Response.json(data);
  });
  vi.resetModules();
  store = await import('./page-store.ts');
});
afterEach(() => vi.unstubAllGlobals());

function prefetchMany(): void {
  for (let each = 0; each < 30; each += 1) store.prefetchPage(`/${each}`);
}

test('a page is fetched once for each visit, and not for the way back', async () => {
  store.prefetchPage('/rentals');
  store.prefetchPage('/rentals');
  const page = await store.loadPage('/rentals', signal);
  expect(page?.page).toEqual(document);
  expect(await store.loadPage('/rentals', signal, true)).toBe(page);
  expect(asked).toEqual(['/data/rentals.json']);
  expect(await store.loadPage('/rentals', signal)).not.toBe(page);
  expect(asked).toHaveLength(2);
});

test('a page that was prefetched in the morning is fetched again in the afternoon', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store.prefetchPage('/rentals');
  vi.setSystemTime(Date.now() + 6 * 3_600_000);
  store.prefetchPage('/rentals');
  expect(asked).toHaveLength(2);
  vi.setSystemTime(Date.now() + 6 * 3_600_000);
  await store.loadPage('/rentals', signal);
  expect(asked).toHaveLength(3);
  vi.useRealTimers();
});

test('a page that could not be fetched is fetched again at the next try', async () => {
  isDown = true;
  expect(await store.loadPage('/rentals', signal)).toBeUndefined();
  isDown = false;
  expect((await store.loadPage('/rentals', signal))?.page).toEqual(document);
});

test('ten pages at most are fetched before they are asked for, until the visitor goes on', async () => {
  prefetchMany();
  expect(asked).toHaveLength(10);
  await store.loadPage('/rentals', signal);
  store.prefetchPage('/more');
  expect(asked).toHaveLength(12);
});
