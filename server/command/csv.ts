// What makes a spreadsheet take a cell for a formula, in narrow and in wide letters.
const formulaStart = /^[\s\0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Rows as CSV that spreadsheets open without running anything in it. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
