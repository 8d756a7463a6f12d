import { readFileSync } from 'node:fs';

/** The rows of a golden table beside this file, each keyed by column name. */
export function readGolden<Row>(
  name: string,
  toRow: (cells: Record<string, string>) => Row,
): readonly Row[] {
  const text = readFileSync(new URL(`${name}.csv`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return toRow(Object.fromEntries(names.map((each, index) => [each, cells[index] ?? ''])));
  });
}

/** Every cell of a row as a number. */
export function numbersIn(cells: Record<string, string>): Record<string, number> {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, Number(cell)]));
}
