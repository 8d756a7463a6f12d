import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageRenderer } from './query-pages.ts';
import { createRenderLimiter } from './render-limiter.ts';

// No second passes, however slow the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A renderer that counts its work. */
function setUp(limits: { maxEntries?: number; perSecond?: number } = {}) {
  const rendered: string[] = [];
  const render = (url: string) => {
    rendered.push(url);
    if (url === '/broken') throw new Error('broken');
    return { status: 200, html: url };
  };
  const { maxEntries, perSecond } = { maxEntries: 2, perSecond: 3, ...limits };
  const mayRender = createRenderLimiter({ perSecond });
  const renderPage = createPageRenderer({ render }, maxEntries, mayRender);
  return { renderPage, rendered };
}

test('a page that was asked for before is not rendered again', async () => {
  const { renderPage, rendered } = setUp();
  const [first, second] = await Promise.all([renderPage('/a'), renderPage('/a')]);
  expect(await renderPage('/a')).toBe(first);
  expect(second).toBe(first);
  expect(rendered).toEqual(['/a']);
});

test('the page that was asked for longest ago is forgotten', async () => {
  const { renderPage, rendered } = setUp({ perSecond: 9 });
  for (const url of ['/a', '/b', '/a', '/c', '/a', '/b']) await renderPage(url);
  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
});

test('beyond so many in a second nothing is rendered, and what is kept is still given', async () => {
  const { renderPage } = setUp();
  for (const url of ['/a', '/b', '/c']) expect(await renderPage(url)).toBeDefined();
  expect(await renderPage('/d')).toBeUndefined();
  expect(await renderPage('/c')).toBeDefined();
  vi.setSystemTime(Date.now() + 1_001);
  expect(await renderPage('/d')).toBeDefined();
});

test('a fault is not kept', async () => {
  const { renderPage, rendered } = setUp();
  await expect(renderPage('/broken')).rejects.toThrow('broken');
  await expect(renderPage('/broken')).rejects.toThrow('broken');
  expect(rendered).toHaveLength(2);
});

test('a cache of none, as in development, renders each page anew', async () => {
  const { renderPage, rendered } = setUp({ maxEntries: 0 });
  await renderPage('/a');
  await renderPage('/a');
  expect(rendered).toEqual(['/a', '/a']);
});
