import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unpackFont } from './unpack-font.ts';

const packed = '@fontsource/red-hat-display/files/red-hat-display-latin-800-normal.woff';

test('a font comes out with its tables in place', () => {
  const woff = readFileSync(fileURLToPath(import.meta.resolve(packed)));
  const font = unpackFont(woff);
  expect(font).toHaveLength(woff.readUInt32BE(16));
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const tables = rows.map((row) => font.toString('latin1', row, row + 4));
  expect(tables).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
  const head = rows[tables.indexOf('head')] ?? 0;
  // The mark every font carries in this table.
  expect(font.readUInt32BE(font.readUInt32BE(head + 8) + 12)).toBe(0x5f0f3cf5);
});

test('what is no such font is refused', () => {
  expect(() => unpackFont(Buffer.from('OTTO'))).toThrow('no WOFF');
});
