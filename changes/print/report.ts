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
