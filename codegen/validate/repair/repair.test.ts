// Only lines of a length that people type are repaired.
import { expect, test } from 'vitest';
import { diagnosticAt } from '../../diagnostics/make-diagnostic.ts';
import { createLineIndex } from '../../parse/line-index.ts';
import { findRepair, longestLine } from './repair.ts';

/** The texts that are tried for a line without its colon. */
function triedFor(line: string): readonly string[] {
  const tried: string[] = [];
  const span = createLineIndex(line).spanAt(0, 1);
  findRepair({
    file: 'content/sheet.yaml',
    text: line,
    diagnostics: [diagnosticAt('content/sheet.yaml', span, { code: 'syntax', message: '' })],
    isRead: false,
    attempt: (text) => {
      tried.push(text);
      return { errorCount: 1 };
    },
  });
  return tried;
}

const lineOf = (length: number) => 'title '.padEnd(length, 'x');

test('a line of the greatest length is repaired', () => {
  expect(triedFor(lineOf(longestLine))).not.toEqual([]);
});

test.each([longestLine + 1, 60_000])('nothing is tried for a line of %i characters', (length) => {
  expect(triedFor(lineOf(length))).toEqual([]);
});
