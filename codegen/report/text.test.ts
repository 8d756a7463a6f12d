import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { textReport } from './text.ts';

function diagnostic(file: string, message: string): Diagnostic {
  return { code: 'invalid', severity: 'error', file, line: 1, column: 1, endColumn: 1, message };
}

function report(diagnostics: readonly Diagnostic[], text = '') {
  const tally = { found: 1, accepted: 1, refused: 0 };
  return textReport({ diagnostics, tally, textOf: () => text });
}

test('of very many faults the first hundred are shown, then their number', () => {
  const diagnostics = Array.from({ length: 1234 }, (_, index) =>
    diagnostic('a.yaml', `fault ${index}`),
  );
  const text = report(diagnostics);
  expect(text.match(/\[invalid\]/g)).toHaveLength(100);
  expect(text).toContain('fault 99 ');
  expect(text).toMatch(/\n\n… and 1,134 more\n\n1,234 errors in 1 file\n$/);
});

test('what is said of many places in the same words is said once, with the first of them', () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.yaml`);
  const text = report(files.map((file) => diagnostic(file, 'unknown key "year"')));
  expect(text).toBe(
    [
      'a.yaml:1:1: unknown key "year", in 5 files [invalid]',
      ...['b', 'c', 'd'].map((name) => `  see:  ${name}.yaml:1:1: here too`),
      '\n5 errors in 1 file\n',
    ].join('\n'),
  );
  expect(report(files.slice(0, 2).map((file) => diagnostic(file, 'twice')))).not.toContain('see:');
});

test('a hundred faults are all shown', () => {
  const diagnostics = Array.from({ length: 100 }, (_, index) =>
    diagnostic('a.yaml', `fault ${index}`),
  );
  expect(report(diagnostics)).not.toContain('more');
});

test('no file name or text makes a line, a colour or another direction of its own', () => {
  const odd = { ...diagnostic('a\nb\u001B[31m.yaml', 'it is \u202E"odd"\u007F'), endColumn: 9 };
  const text = report([odd], 'a: \u001B[0m\u0085');
  expect(text.split('\n').slice(0, 2)).toEqual([
    'a␊b␛[31m.yaml:1:1: it is \uFFFD"odd"␡ [invalid]',
    ' 1 | a: ␛[0m\uFFFD',
  ]);
});

test('a line too long to read is cut', () => {
  expect(report([diagnostic('a.yaml', 'x'.repeat(5000))]).split('\n', 1)[0]).toHaveLength(1001);
});
