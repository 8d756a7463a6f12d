import { readQueryList } from '../../../generated/contract/routes.ts';
import type { PrintedFact } from '../../../generated/sections.ts';

/** So many columns are still read side by side. */
const mostCompared = 4;

/** What an address asks to see side by side. */
export interface Comparison<Compared> {
  readonly compared: readonly Compared[];
  /** Those for which there is no column left. */
  readonly waiting: readonly Compared[];
  /** What is called in the address and is not there. */
  readonly unknown: readonly string[];
}

/** Reads what is to be compared from the query of an address. */
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

/** The query that asks for a comparison; `?` alone asks for none. */
export function writeComparison(ids: readonly string[]): string {
  return ids.length === 0 ? '?' : `?compare=${ids.map(encodeURIComponent).join()}`;
}

/** A figure of every vehicle that is compared; one that is not stated is missing. */
export interface ComparedRow {
  readonly label: string;
  readonly cells: readonly (PrintedFact | undefined)[];
}

/** Rows in which vehicles differ, rows in which they do not, and what none of them states. */
export interface SortedRows {
  readonly different: readonly ComparedRow[];
  readonly same: readonly ComparedRow[];
  readonly unstated: readonly string[];
}

/** Sorts rows by whether their cells differ; what only some state is a difference too. */
export function sortRows(rows: readonly ComparedRow[]): SortedRows {
  const stated = rows.filter(({ cells }) => cells.some(Boolean));
  const isSame = ({ cells }: ComparedRow) => new Set(cells.map((cell) => cell?.text)).size === 1;
  return {
    different: stated.filter((row) => !isSame(row)),
    same: stated.filter(isSame),
    unstated: rows.filter((row) => !stated.includes(row)).map(({ label }) => label),
  };
}

/** What all of several lists say, and what each says beyond it. */
export function splitShared(lists: readonly (readonly string[])[]) {
  const [first = [], ...others] = lists;
  const shared = first.filter((each) => others.every((list) => list.includes(each)));
  return { shared, own: lists.map((list) => list.filter((each) => !shared.includes(each))) };
}
