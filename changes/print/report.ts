import { countOf } from '../../codegen/diagnostics/phrases.ts';
import type { Changes } from '../changes.ts';

/** A piece of a line: plain, code, strong, removed or added. */
export type Piece =
  | string
  | { readonly kind: 'code' | 'strong' | 'gone' | 'new'; readonly text: string };

/** A cell of a table. */
export type Cell = readonly Piece[];

/** A row of a table; there may be more to it than fits. */
export interface Row {
  readonly cells: readonly Cell[];
  readonly details?: { readonly summary: string; readonly rows: readonly (readonly Cell[])[] };
}

/** A chapter of a report: a table. */
export interface Part {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A report before it is printed as Markdown or HTML; the most important comes first. */
export interface Report {
  readonly title: string;
  readonly verdict: readonly Cell[];
  /** What blocks a merge. */
  readonly urgent: readonly Part[];
  readonly parts: readonly Part[];
}

/** A name or an address, verbatim. */
export function code(text: string): Piece {
  return { kind: 'code', text };
}

/** Strong text. */
export function strong(text: string): Piece {
  return { kind: 'strong', text };
}

/** Describes which pages something is on. */
export type Reach = (paths: 'all' | readonly string[]) => Cell;

const mostNamed = 3;

/** The addresses of pages, the first three by name: `/a`, `/b`, `/c` and 6 more. */
export function pageList(paths: readonly string[]): Cell {
  const named = paths.slice(0, mostNamed).flatMap((path, at) => [at === 0 ? '' : ', ', code(path)]);
  const rest = paths.length - mostNamed;
  return [...named, ...(rest > 0 ? [` and ${rest.toLocaleString('en-US')} more`] : [])];
}

/** Creates a function that describes which pages something is on; all pages means all but the new ones. */
export function createReach({ pages, total }: Pick<Changes, 'pages' | 'total'>): Reach {
  const lasting = total - pages.filter(({ state }) => state === 'added').length;
  return (paths) => {
    if (paths === 'all' || (paths.length > mostNamed && paths.length >= lasting))
      return ['all pages'];
    if (paths.length <= mostNamed) return pageList(paths);
    return [`${countOf(paths.length, 'page')}: `, ...pageList(paths)];
  };
}
