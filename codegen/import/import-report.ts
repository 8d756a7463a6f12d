import type { StockImport } from './import-stock.ts';

/** What an import did, for whoever started it. */
export function importReport(name: string, found: StockImport): string {
  const { added, changed, same, faults, left } = found;
  const lines = [
    ...faults.map(({ line, column, message }) => {
      const place = column === undefined ? '' : `, column "${column}"`;
      return `${name}:${line}${place}: ${message}`;
    }),
    ...added.map((file) => `new: ${file}`),
    ...changed.map((file) => `changed: ${file}`),
    ...left.map(
      (file) => `not in ${name} any more: ${file}. Write "status: sold" there, or delete it.`,
    ),
    `${added.length} new, ${changed.length} changed, ${same} as before, ${faults.length} wrong`,
  ];
  return `${lines.join('\n')}\n`;
}
