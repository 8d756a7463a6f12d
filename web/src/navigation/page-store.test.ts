import { expect, test } from 'vitest';
import type { PageDocument } from '../../../generated/sections.ts';
import { createPageStore, dataAddress } from './page-store.ts';

const page: PageDocument = {
  path: '/rentals',
  canonical: '/rentals',
  type: 'service',
  meta: { title: '', description: '', keywords: [], canonical: '/rentals', indexed: true },
  interactive: false,
  sections: [],
};

test('a document is fetched once, however often it is asked for', async () => {
  const asked: string[] = [];
  const documents = createPageStore(async (path) => {
    asked.push(path);
    return page;
  });
  await Promise.all([documents.load('/rentals'), documents.load('/rentals')]);
  expect(await documents.load('/rentals')).toBe(page);
  expect(documents.peek('/rentals')).toBe(page);
  expect(asked).toEqual(['/rentals']);
});

test('what could not be fetched is asked for again', async () => {
  let isDown = true;
  const documents = createPageStore(async () => {
    if (isDown) throw new Error('offline');
    return page;
  });
  expect(await documents.load('/rentals')).toBeUndefined();
  isDown = false;
  expect(await documents.load('/rentals')).toBe(page);
});

test('listeners hear of every document that comes', async () => {
  const documents = createPageStore(async () => page);
  let heard = 0;
  const stop = documents.subscribe(() => {
    heard += 1;
  });
  await documents.load('/rentals');
  await documents.reload('/rentals');
  stop();
  documents.keep('/other', page);
  expect(heard).toBe(2);
});

test.for([
  ['/', '/data/index.json'],
  ['/policies/returns', '/data/policies/returns.json'],
] as const)('the data of %s is at %s', ([path, address]) => {
  expect(dataAddress(path)).toBe(address);
});
