import { expect, test } from 'vitest';
import { makeRandomChanges } from '../testing/judge-change.ts';
import { editText } from './edit-text.ts';

test('a change to a file leaves every other value, comment and byte as it was', () => {
  expect(makeRandomChanges(200, 1)).toBeLessThan(0.01);
});

test('a group that comes with its first key goes to its place', () => {
  const value = 'x';
  const around = [
    ['deep', 'seo', 'wide'],
    ['name', 'page', 'zip'],
  ];
  const change = { does: 'set', path: ['page', 'seo', 'title'], value, around } as const;
  const after = (before: string) => editText(before, change);
  expect(after('name: A\nzip: "1"\n')).toMatchObject({
    text: 'name: A\npage:\n  seo: { title: x }\nzip: "1"\n',
  });
  expect(after('page:\n  deep: 1\n  wide: 2\n')).toMatchObject({
    text: 'page:\n  deep: 1\n  seo: { title: x }\n  wide: 2\n',
  });
});

const text = 'unusual: the last one';

test.each([
  ['a key', 'a: 1\nb:\n  c: 2\n', ['b', 'c'], 'a: 1\nb:\n  # C\n  c: 2\n'],
  ['a comment above', 'a: 1\n# why\nb: 2 # so\n', ['b'], 'a: 1\n# why\n# C\nb: 2 # so\n'],
  ['an item', 'a:\n  - b: 1\n    c: 2\n', ['a', 0, 'b'], 'a:\n  # C\n  - b: 1\n    c: 2\n'],
  ['one line', 'a: 1\r\nb: [{ c: 2 }]\r\n', ['b', 0, 'c'], 'a: 1\r\n# C\r\nb: [{ c: 2 }]\r\n'],
  [
    'brackets over lines',
    'a: {\n  b: 1,\n  c: 2 }\n',
    ['a', 'c'],
    'a: {\n  b: 1,\n  # C\n  c: 2 }\n',
  ],
  [
    'a folded text',
    'a:\n  b: >-\n    one\n    two\n',
    ['a', 'b'],
    'a:\n  # C\n  b: >-\n    one\n    two\n',
  ],
] as const)('a comment is one line above the key or dash: %s', (_, before, path, after) => {
  const edited = editText(before, { does: 'comment', path, text });
  expect(edited).toMatchObject({ text: after.replace('# C', `# ${text}`) });
});

test.each([
  ['more than a comment', { path: ['a'], text: 'unusual: so\nb: 3' }],
  ['two comments', { path: ['a'], text: 'unusual: so\n# literal: so' }],
  ['nothing that is there', { path: ['c'], text }],
  ['the middle of a text', { path: ['b', 1], text }],
] as const)('no comment is written: %s', (_, change) => {
  expect(editText('a: 1\nb: ["x\n  y", z]\n', { does: 'comment', ...change })).toHaveProperty(
    'refused',
  );
});
