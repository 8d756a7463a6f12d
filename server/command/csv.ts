import { withoutInvisible } from '../../generated/contract/visible-text.ts';

// What makes a spreadsheet read a cell as a formula, in half-width and full-width characters.
const formulaStart = /^[\s\0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
// A program that splits at these sees a cell in each part, quoted or not.
const formulaPart = /([;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Rows as CSV that spreadsheets open without running anything in it. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The byte order mark tells spreadsheets that this is UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

// Whatever drives a terminal or reorders a line is left out: no spreadsheet needs it.
function toCell(written: string): string {
  const value = withoutInvisible(written).replace(/[\v\f\x85\p{Zl}\p{Zp}]/gu, '\n');
  const parts = value.replace(formulaPart, "$1'");
  const safe = formulaStart.test(value) ? `'${parts}` : parts;
  return `"${safe.replaceAll('"', '""')}"`;
}
