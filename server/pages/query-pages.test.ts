import { expect, test } from 'vitest';
import { createRenderCap } from './kept-pages.ts';
import { createPageRenderer } from './query-pages.ts';

/** A renderer that counts its work, under a clock that stands still. */
function setUp(limits: { kept?: number; perSecond?: number } = {}) {
  const rendered: string[] = [];
  const clock = { now: 0 };
  const render = (url: string) => {
    rendered.push(url);
    if (url === '/broken') throw new Error('broken');
    return { status: 200, html: url };
  };
  const { kept, perSecond } = { kept: 2, perSecond: 3, ...limits };
  const mayRender = createRenderCap({ perSecond }, () => clock.now);
  const renderPage = createPageRenderer({ render }, kept, mayRender);
  return { renderPage, rendered, clock };
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
  const { renderPage, clock } = setUp();
  for (const url of ['/a', '/b', '/c']) expect(await renderPage(url)).toBeDefined();
  expect(await renderPage('/d')).toBeUndefined();
  expect(await renderPage('/c')).toBeDefined();
  clock.now = 1_001;
  expect(await renderPage('/d')).toBeDefined();
});

test('a fault is not kept', async () => {
  const { renderPage, rendered } = setUp();
  await expect(renderPage('/broken')).rejects.toThrow('broken');
  await expect(renderPage('/broken')).rejects.toThrow('broken');
  expect(rendered).toHaveLength(2);
});
