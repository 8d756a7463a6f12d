import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Locator } from './locator.tsx';

const page = parse(
  renderToStaticMarkup(
    <Locator
      text="Harbor and its towns"
      locator={{
        viewBox: '0 0 400 400',
        land: 'M0 0l9 0 0 9z',
        outlines: [{ name: 'North County', path: 'M0 0l9 0 0 9z', isCurrent: true }],
        rings: [{ x: 200, y: 200, r: 90 }],
        lines: [{ x1: 200, y1: 200, x2: 20, y2: 20 }],
        places: [
          { name: 'Bay', href: '/bay', kind: 'town', x: 100, y: 100, spot: { x: 90, y: 95 } },
          { name: 'Dock', kind: 'showroom', x: 20, y: 20 },
          { name: 'Harbor', kind: 'here', x: 200, y: 200 },
        ],
        labels: [{ text: 'Bay', x: 110, y: 100, anchor: 'start', isWide: true, kind: 'town' }],
        scale: { x: 20, y: 386, length: 90, text: '10 miles' },
      }}
    />,
  ),
);

test('is named by the text under it', () => {
  const id = page.querySelector('svg')?.getAttribute('aria-labelledby');
  expect(page.querySelector('figcaption')?.id).toBe(id);
  expect(page.querySelector('figcaption')?.text).toBe('Harbor and its towns');
});

test('links a town by its name, with a target for a finger', () => {
  const links = page.querySelectorAll('a');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [['Bay', '/bay']],
  );
  expect(links[0]?.querySelector('.locator-target')?.getAttribute('r')).toBe('17.5');
});

test('gives every mark a name and styles nothing inline', () => {
  expect(page.querySelectorAll('title').map(({ text }) => text)).toEqual(['Bay', 'Dock', 'Harbor']);
  expect(page.querySelectorAll('[style]')).toEqual([]);
});

test('keeps its labels from being heard twice', () => {
  for (const text of page.querySelectorAll('text')) {
    expect(text.closest('[aria-hidden]')).not.toBeNull();
  }
});
