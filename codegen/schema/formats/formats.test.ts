import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { formats } from './formats.ts';

interface Row {
  readonly name: string;
  readonly good: string;
  /** Plausible values that are none, and what they are taken for. */
  readonly bad: Readonly<Record<string, string>>;
}

const rows: readonly Row[] = tablesOf(import.meta.filename)('formats');

test('each format has its rows', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(formats).sort());
});

describe.each(rows)('the format $name', ({ name, good, bad }) => {
  const format = formats[name];
  test.each(good.split(/\s+/))('takes %s', (text) => {
    expect(format?.accepts(text)).toBe(true);
  });
  test.each(Object.entries(bad))('refuses %s and means "%s"', (text, meant) => {
    expect(format?.accepts(text)).toBe(false);
    expect(format?.meant?.(text)?.word ?? '').toBe(meant);
  });
  test('suggests only what it takes', () => {
    const words = Object.values(bad).filter((word) => word !== '');
    expect(words.filter((word) => !format?.accepts(word))).toEqual([]);
  });
});
