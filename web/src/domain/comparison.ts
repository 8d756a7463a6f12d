import { readQueryList } from '../../../generated/contract/routes.ts';
import type { PrintedFact } from '../../../generated/sections.ts';
import { bareText } from './bare-text.ts';
import { writeComparison } from './comparison-address.ts';

/** More columns are too many to read side by side. */
const mostCompared = 4;

/** The comparison an address asks for. */
export interface Comparison<Compared> {
  readonly compared: readonly Compared[];
  /** Those left over once all columns are taken. */
  readonly waiting: readonly Compared[];
  /** The ids in the address that do not exist. */
  readonly unknown: readonly string[];
}

/** Reads the comparison from the query of an address. */
export function readComparison<Compared extends { readonly id: string }>(
  search: string,
  all: readonly Compared[],
): Comparison<Compared> {
  const ids = readQueryList(new URLSearchParams(search), 'compare');
  const found = ids.flatMap((id) => all.find((each) => each.id === id) ?? []);
  return {
    compared: found.slice(0, mostCompared),
    waiting: found.slice(mostCompared),
    unknown: ids.filter((id) => !found.some((each) => each.id === id)),
  };
}

/** The part of a query that a comparison reads: the vehicles that exist. */
export function comparisonQuery(
  query: URLSearchParams,
  all: readonly { readonly id: string }[],
): string {
  const { compared, waiting } = readComparison(`${query}`, all);
  const ids = [...compared, ...waiting].map(({ id }) => id);
  return ids.length === 0 ? '' : writeComparison(ids);
}

/** The list with another vehicle in a column; one that has a column already changes places with it. */
export function withPicked(ids: readonly string[], index: number, picked: string): string[] {
  const before = ids[index];
  if (before === undefined) return [...new Set([...ids, picked])];
  return ids.map((id, at) => {
    if (at === index) return picked;
    return id === picked ? before : id;
  });
}

/** A figure for every vehicle compared; a cell is missing if its vehicle does not state it. */
export interface ComparedRow {
  readonly label: string;
  readonly cells: readonly (PrintedFact | undefined)[];
}

/** Rows in which vehicles differ, rows in which they do not, and rows that none of them states. */
export interface SortedRows {
  readonly different: readonly ComparedRow[];
  readonly same: readonly ComparedRow[];
  readonly unstated: readonly string[];
}

/** Sorts rows by whether their cells differ; a figure that only some state counts as different. */
export function sortRows(rows: readonly ComparedRow[]): SortedRows {
  const stated = rows.filter(({ cells }) => cells.some(Boolean));
  const isSame = ({ cells }: ComparedRow) =>
    new Set(cells.map((cell) => cell && bareText(cell.text))).size === 1;
  return {
    different: stated.filter((row) => !isSame(row)),
    same: stated.filter(isSame),
    unstated: rows.filter((row) => !stated.includes(row)).map(({ label }) => label),
  };
}

/** What all of several lists have in common, and what each has beyond that. */
export function splitShared(lists: readonly (readonly string[])[]) {
  const [first = [], ...others] = lists;
  const isIn = (list: readonly string[], text: string) =>
    list.some((each) => bareText(each) === bareText(text));
  const shared = first.filter((each) => others.every((list) => isIn(list, each)));
  return { shared, own: lists.map((list) => list.filter((each) => !isIn(shared, each))) };
}
