import { expect, test } from 'vitest';
import { writtenPages } from './written-pages.ts';

/** Those of some addresses whose pages can be read now. */
async function readable(pages: ReturnType<typeof writtenPages>, addresses: readonly string[]) {
  const read: string[] = [];
  for (const address of addresses) void pages.when(address).then(() => read.push(address));
  await new Promise((resolve) => setImmediate(resolve));
  return read.sort();
}

test('pages that are open can be read once they are written, the others once all are', async () => {
  const pages = writtenPages();
  expect(await readable(pages, ['/', '/about'])).toEqual([]);
  pages.allAreWritten();
  expect(await readable(pages, ['/', '/about'])).toEqual(['/', '/about']);
  pages.someAreWritten(['/about']);
  expect(await readable(pages, ['/', '/about'])).toEqual(['/about']);
  pages.allAreWritten();
  expect(await readable(pages, ['/', '/about'])).toEqual(['/', '/about']);
});

test('a page that waits is let in when all are written, even if others are written ahead once more', async () => {
  const pages = writtenPages();
  pages.allAreWritten();
  pages.someAreWritten(['/about']);
  let isIn = false;
  const waiting = pages.when('/').then(() => {
    isIn = true;
  });
  pages.someAreWritten(['/about']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isIn).toBe(false);
  pages.allAreWritten();
  await waiting;
});
