import { countOf } from '../diagnostics/phrases.ts';
import {
  type FactList,
  heldDaysInWords,
  type ListedDebt,
  type ListedFact,
  type ListedReading,
} from './fact-list.ts';
import { displayWidth, visibleText } from './terminal-text.ts';

/** The facts for programs: one line of JSON. `version` increases if a field changes its meaning or is removed. */
export function factsJson(list: FactList): string {
  return `${JSON.stringify({ version: 1, ...list })}\n`;
}

/** The facts for people, file by file, then second values, then what the dealer owes. */
export function factsText({ facts, readings, owed }: FactList): string {
  const overdue = readings.filter(({ isOverdue }) => isOverdue).length;
  const counts = [
    countOf(facts.length, 'fact'),
    `${countOf(readings.length, 'reading')}${overdue > 0 ? ` (${overdue} overdue)` : ''}`,
    `${owed.length} owed`,
  ];
  const blocks = [
    ...byFile(facts, factCells),
    ...(readings.length > 0
      ? ['READINGS, to be looked at again', ...readings.map(readingBlock)]
      : []),
    ...(owed.length > 0 ? ['OWED by the dealer', ...byFile(owed, debtCells)] : []),
    counts.join(', '),
  ];
  return `${blocks.join('\n\n')}\n`;
}

type Cells = readonly string[];

function byFile<Row extends ListedFact | ListedDebt>(
  rows: readonly Row[],
  cellsOf: (row: Row) => Cells,
): string[] {
  const groups = Map.groupBy(rows, ({ file }) => file ?? 'counted from the files');
  return [...groups].map(([file, own]) => [file, ...columns(own.map(cellsOf))].join('\n'));
}

function factCells(fact: ListedFact): Cells {
  return [placeOf(fact), fact.path, valuesIn(fact), fact.unit, pagesUsing(fact)];
}

function debtCells(debt: ListedDebt): Cells {
  return [placeOf(debt), debt.what, short(debt.value)];
}

function placeOf({ line }: { readonly line?: number }): string {
  return line === undefined ? '' : String(line);
}

/** The value of the day, and those of others. */
function valuesIn({ value, onDays = [] }: ListedFact): string {
  const others = onDays.map((each) => `${heldDaysInWords(each)}: ${short(each.value)}`);
  return others.length > 0 ? `${short(value)} (${others.join('; ')})` : short(value);
}

const mostAddresses = 3;

/** Describes which pages show a fact and on which others it decides something. */
function pagesUsing({ shown, weighed }: ListedFact): string {
  const decides =
    weighed === 'all' || weighed.length > 0 ? [`may decide what is on ${pages(weighed)}`] : [];
  if (shown === 'all' || shown.length > 0) return [`on ${pages(shown)}`, ...decides].join('; ');
  return decides[0] ?? 'on no page';
}

function pages(paths: 'all' | readonly string[]): string {
  if (paths === 'all') return 'every page';
  const rest = paths.length - mostAddresses;
  return `${paths.slice(0, mostAddresses).join(' ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function readingBlock({ path, value, file, line, ...reading }: ListedReading): string {
  const due = reading.isOverdue ? `OVERDUE since ${reading.review}` : `due ${reading.review}`;
  return [
    `${path}  ${short(value)}`,
    `  ${due}, ${reading.owner}`,
    `  shown: ${reading.where}`,
    `  why:   ${reading.reason}`,
    `  see:   ${file}:${line}`,
  ]
    .map(visibleText)
    .join('\n');
}

const mostLetters = 48;

function short(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return line.length > mostLetters ? `${line.slice(0, mostLetters - 1)}…` : line;
}

/** Aligns the cells of rows in columns; the first cell, a line number, to the right. */
function columns(rows: readonly Cells[]): string[] {
  const visible = rows.map((row) => row.map(visibleText));
  const widths = (visible[0] ?? []).map((_, at) =>
    Math.max(...visible.map((row) => displayWidth(row[at] ?? ''))),
  );
  const fill = (cell: string, at: number) =>
    ' '.repeat(Math.max(0, (widths[at] ?? 0) - displayWidth(cell)));
  return visible.map((row) => {
    const cells = row.map((cell, at) => (at === 0 ? fill(cell, at) + cell : cell + fill(cell, at)));
    return `  ${cells.join('  ')}`.trimEnd();
  });
}
