import { expect, test } from 'vitest';
import type { Fix } from '../../diagnostics/diagnostic.ts';
import { applyFixes } from './apply-fixes.ts';

const fix = (...edits: readonly [number, number, string][]): Fix => ({
  isSure: true,
  edits: edits.map(([start, end, text]) => ({ file: 'a.yaml', start, end, text })),
});

const after = (text: string, ...fixes: readonly Fix[]) =>
  applyFixes(fixes, () => text).texts.get('a.yaml') ?? text;

test.each<[string, string, readonly Fix[], string]>([
  ['in any order', 'abcdef', [fix([4, 5, 'E']), fix([0, 1, 'A!'])], 'A!bcdEf'],
  ['each once', 'abc', [fix([0, 1, 'A']), fix([0, 1, 'A'])], 'Abc'],
  ['the first of two that overlap', 'abc', [fix([0, 2, 'X']), fix([1, 3, 'Y'])], 'Xc'],
  ['the first of two at one place', 'abc', [fix([1, 1, 'X']), fix([1, 1, 'Y'])], 'aXbc'],
  ['wholly or not at all', 'abc', [fix([0, 1, 'A']), fix([0, 1, 'X'], [2, 3, 'C'])], 'Abc'],
  ['none beyond the end', 'abc', [fix([2, 9, 'X'])], 'abc'],
  ['with the line ends of the file', 'a\r\nb', [fix([3, 3, 'x\ny\n'])], 'a\r\nx\r\ny\r\nb'],
])('edits are applied %s', (_how, text, fixes, wanted) => {
  expect(after(text, ...fixes)).toBe(wanted);
});

test('a file that does not exist is made', () => {
  const { texts } = applyFixes([fix([0, 0, 'a: 1\n'])], () => undefined);
  expect([...texts]).toEqual([['a.yaml', 'a: 1\n']]);
});
