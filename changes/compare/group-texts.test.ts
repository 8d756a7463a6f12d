import { expect, test } from 'vitest';
import type { ChangedPage, ChangedText } from '../changes.ts';
import { groupTexts } from './group-texts.ts';
import { createUnname } from './record-names.ts';

const unname = createUnname([
  ['Bath', 'town'],
  ['Old Bath (North)', 'town'],
  ['Camden', 'town'],
]);

const changed = (path: string, name: string, ...texts: readonly Omit<ChangedText, 'role'>[]) => {
  const words = texts.map((text): ChangedText => ({ role: 'text', ...text }));
  const common = { kind: 'town', state: 'changed', title: '', differences: [], bytes: {} } as const;
  return { ...common, path, name, texts: words } satisfies ChangedPage;
};

const groupsOf = (...pages: readonly ChangedPage[]) =>
  groupTexts(pages, unname).map(({ pages: paths, variants }) => [paths, variants.length]);

test('the same sentence is one, also with the name of its page and figures that stay', () => {
  expect(
    groupsOf(
      changed('/bath', 'Bath', { before: '9 miles off.', after: 'Bath is 9 miles off.' }),
      changed('/old', 'Old Bath (North)', {
        before: '12.5 miles off.',
        after: 'Old Bath (North) is 12.5 miles off.',
      }),
    ),
  ).toEqual([[['/bath', '/old'], 2]]);
});

test('another name of another page, or another figure, is another sentence', () => {
  expect(
    groupsOf(
      changed(
        '/p',
        'P',
        { before: 'Near Camden.', after: 'Near Bath.' },
        { before: '9 boats', after: '8 boats' },
      ),
      changed(
        '/x',
        'X',
        { before: 'Near Bath.', after: 'Near Camden.' },
        { before: '7 boats', after: '6 boats' },
      ),
    ),
  ).toEqual([
    [['/p'], 1],
    [['/p'], 1],
    [['/x'], 1],
    [['/x'], 1],
  ]);
});

test('names alone stay apart, and what most pages have comes first', () => {
  expect(
    groupsOf(
      changed('/a', 'A', { after: 'Bath' }, { after: 'Camden' }),
      changed('/b', 'B', { after: 'Camden' }),
    ),
  ).toEqual([
    [['/a', '/b'], 1],
    [['/a'], 1],
  ]);
});
