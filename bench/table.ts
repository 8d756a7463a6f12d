import { excessOf, type Row, ratioOf } from './row.ts';

const heads = [
  'What',
  'Measured',
  'Baseline in the same run',
  'Ratio',
  'Budget',
  'Felt by',
  'Held',
];

/** Rows as a Markdown table with aligned columns, so that it reads well in a terminal too. */
export function printTable(rows: readonly Row[]): string {
  const lines = [heads, heads.map(() => ''), ...rows.map(cellsOf)];
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const printed = lines.map((line, index) => {
    const filler = index === 1 ? '-' : ' ';
    return `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |\n`;
  });
  return printed.join('');
}

function cellsOf(row: Row): string[] {
  const { name, value, unit, baseline, budget } = row;
  const ratio = ratioOf(row);
  return [
    name,
    `${figure(value)} ${unit}`,
    baseline ? `${figure(baseline.value)} ${unit} (${baseline.name})` : '',
    ratio === undefined ? '' : figure(ratio),
    budgetOf(row),
    budget?.who ?? '',
    verdictOf(row),
  ];
}

function budgetOf({ budget, unit }: Row): string {
  if (!budget) return '';
  const { atMost, atLeast = 0, of } = budget;
  const limit = atMost === undefined ? `≥ ${figure(atLeast)}` : `≤ ${figure(atMost)}`;
  return of === 'ratio' ? `ratio ${limit}` : `${limit} ${unit}`;
}

function verdictOf(row: Row): string {
  const excess = excessOf(row);
  if (excess === undefined) return '';
  return excess <= 0 ? 'yes' : `**missed by ${figure(100 * excess)} %**`;
}

/** A figure, rounded to a sensible precision. */
function figure(value: number): string {
  const digits =
    Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return value.toLocaleString('en', digits);
}
