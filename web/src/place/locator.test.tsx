import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Locator } from './locator.tsx';

const sheet = {
  viewBox: '0 0 400 400',
  lines: [{ x1: 200, y1: 200, x2: 20, y2: 20 }],
  distances: [{ text: '12 miles', x: 140, y: 180, anchor: 'middle' as const }],
  places: [
    {
      name: 'Bay',
      href: '/bay',
      kind: 'town' as const,
      x: 100,
      y: 100,
      label: { text: 'Bay', x: 120, y: 120, anchor: 'start' as const, leader: { x: 100, y: 100 } },
      target: { x: 120, y: 108, width: 40, height: 24 },
    },
    {
      name: 'Cove',
      href: '/cove',
      number: 1,
      kind: 'town' as const,
      x: 102,
      y: 100,
      label: { text: '1', x: 111, y: 100, anchor: 'start' as const },
    },
    { name: 'Dock', kind: 'showroom' as const, x: 20, y: 20 },
    { name: 'Harbor', kind: 'here' as const, x: 200, y: 200 },
  ],
  scale: { x: 20, y: 386, length: 90, text: '10 miles' },
};

const page = parse(
  renderToStaticMarkup(
    <Locator
      text="Harbor and its towns"
      locator={{
        water: 'M0 0H9V9H0z',
        outlines: [{ name: 'North County', path: 'M0 0l9 0 0 9z', isCurrent: true }],
        sheets: [
          { ...sheet, size: 'wide' },
          { ...sheet, size: 'narrow', transform: 'matrix(0.5 0 0 0.5 0 0)' },
        ],
        credit: { text: 'Coast by the survey', href: 'https://survey.example/' },
      }}
    />,
  ),
);

test('is named by the text under it, which credits the shore', () => {
  const ids = page.querySelectorAll('svg').map((each) => each.getAttribute('aria-labelledby'));
  const name = page.querySelector('figcaption span');
  expect(ids).toEqual([name?.id, name?.id]);
  expect(name?.text).toBe('Harbor and its towns');
  expect(page.querySelector('figcaption a')?.getAttribute('href')).toBe('https://survey.example/');
});

test('tells marks without a name by their titles, and styles nothing inline', () => {
  const titles = page.querySelectorAll('title').map(({ text }) => text);
  expect(titles).toEqual([...['Cove', 'Dock', 'Harbor'], ...['Cove', 'Dock', 'Harbor']]);
  expect(page.querySelectorAll('[style]')).toEqual([]);
});
