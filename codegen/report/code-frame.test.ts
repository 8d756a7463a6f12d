import { describe, expect, test } from 'vitest';
import { codeFrame } from './code-frame.ts';
import { displayWidth } from './display-width.ts';

const frame = (text: string, column: number, endColumn: number, line = 1) =>
  codeFrame(text, { line, column, endColumn }).join('\n');

describe('codeFrame', () => {
  test('marks a stretch of a line', () => {
    expect(frame('title: Tours', 8, 13)).toBe(' 1 | title: Tours\n   |        ^~~~~');
  });

  test('marks a point', () => {
    expect(frame('title:', 7, 7)).toBe(' 1 | title:\n   |       ^');
  });

  test('keeps the gutter straight for long line numbers', () => {
    expect(frame(`${'\n'.repeat(99)}a: b`, 4, 5, 100)).toBe(' 100 | a: b\n     |    ^');
  });

  test('shows a tab as two spaces', () => {
    expect(frame('\ta: b', 5, 6)).toBe(' 1 |   a: b\n   |      ^');
  });

  test('counts wide characters as two columns', () => {
    expect(frame('a: 満潮 b', 7, 8)).toBe(' 1 | a: 満潮 b\n   |         ^');
    expect(frame('a: "満潮"', 4, 8)).toBe(' 1 | a: "満潮"\n   |    ^~~~~~');
  });

  test('cuts a very long line around the mark', () => {
    const [line = '', mark = ''] = codeFrame(`${'a'.repeat(200)}X${'b'.repeat(200)}`, {
      line: 1,
      column: 201,
      endColumn: 202,
    });
    expect(line.length).toBeLessThan(130);
    expect(line.charAt(mark.indexOf('^'))).toBe('X');
    expect(line).toMatch(/^ 1 \| …a+Xb+…$/);
  });

  test('leaves out the carriage return of a Windows line', () => {
    expect(frame('a: b\r\nc: d\r\n', 4, 5, 2)).toBe(' 2 | c: d\n   |    ^');
  });

  test('is empty for a fault of the whole file', () => {
    expect(frame('a: b', 1, 1)).toBe('');
    expect(frame('', 1, 1)).toBe('');
  });
});

test.each([
  ['abc', 3],
  ['満潮', 4],
  ['🌊', 2],
  ['e\u0301', 1],
  ['\u200b', 0],
  ['…', 1],
])('%s is shown in %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});
