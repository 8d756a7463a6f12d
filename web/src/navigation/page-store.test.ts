import { expect, test } from 'vitest';
import type { PageDocument } from '../../../generated/sections.ts';
import { createPageStore } from './page-store.ts';

const document: PageDocument = {
  path: '/rentals',
  canonical: '/rentals',
  type: 'service',
  meta: { title: '', description: '', keywords: [], canonical: '/rentals', indexed: true },
  interactive: false,
  sections: [],
};
const page = { page: document, head: [] };
const { signal } = new AbortController();

/** A store that fetches the same page for every path, and the paths it has asked for. */
function storeOf(answer: () => Promise<typeof page> = async () => page) {
  const asked: string[] = [];
  const store = createPageStore((path) => {
    asked.push(path);
    return answer();
  });
  return { store, asked };
}

test('a page is fetched once, however often it is asked for', async () => {
  const { store, asked } = storeOf();
  store.prefetch('/rentals');
  store.prefetch('/rentals');
  expect(await store.load('/rentals', signal)).toBe(page);
  expect(await store.load('/rentals', signal)).toBe(page);
  store.prefetch('/rentals');
  expect(store.take('/rentals')).toBe(page);
  expect(asked).toEqual(['/rentals']);
});

test('what could not be fetched is asked for again', async () => {
  let isDown = true;
  const { store } = storeOf(() =>
    isDown ? Promise.reject(new Error('offline')) : Promise.resolve(page),
  );
  expect(await store.load('/rentals', signal)).toBeUndefined();
  isDown = false;
  expect(await store.load('/rentals', signal)).toBe(page);
});

test('ten pages at most are fetched before they are asked for, until the visitor goes on', async () => {
  const { store, asked } = storeOf();
  for (let each = 0; each < 30; each += 1) store.prefetch(`/${each}`);
  expect(asked).toHaveLength(10);
  await store.load('/rentals', signal);
  store.prefetch('/more');
  expect(asked).toHaveLength(12);
});

test('going to a page that is at hand is going on, too', () => {
  const { store, asked } = storeOf();
  store.keep('/rentals', page);
  for (let each = 0; each < 30; each += 1) store.prefetch(`/${each}`);
  store.take('/rentals');
  store.prefetch('/more');
  expect(asked).toHaveLength(11);
});

test('a page that is given up before it came changes nothing of that', async () => {
  const { store, asked } = storeOf();
  for (let each = 0; each < 30; each += 1) store.prefetch(`/${each}`);
  await store.load('/rentals', AbortSignal.abort());
  store.prefetch('/more');
  expect(asked).toHaveLength(11);
});
