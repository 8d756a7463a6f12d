import { expect, test } from 'vitest';
import type { ChangedPage } from '../changes.ts';
import { pagePart } from './describe-pages.ts';
import { createReach } from './page-list.ts';

const page = (path: string, before: number, after: number): ChangedPage => ({
  ...{ path, kind: 'town', state: 'changed', title: '', texts: [], differences: ['order'] },
  bytes: { before, after },
});

/** The rows of the table as plain text. */
function rowsOf(...pages: readonly ChangedPage[]) {
  const changes = { pages, total: 9 };
  const { rows } = pagePart(changes, createReach(changes));
  return rows.map(({ cells }) =>
    cells.map((cell) => cell.map((each) => (typeof each === 'string' ? each : each.text)).join('')),
  );
}

test('a page is told with its size and what it grew by, pages that change alike with the span', () => {
  expect(rowsOf(page('/a', 1000, 1012))).toEqual([['/a', 'another order', '1,012 bytes (+12)']]);
  expect(rowsOf(page('/a', 900, 900))).toEqual([['/a', 'another order', '900 bytes, as before']]);
  expect(rowsOf(page('/a', 1000, 1012), page('/b', 1000, 2000), page('/c', 9, 5))).toEqual([
    ['/a, /b, /c', 'another order', '−4 to +1,000 bytes each'],
  ]);
});
