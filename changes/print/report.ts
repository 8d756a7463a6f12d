/** A piece of a line: plain, or a name, or what stands out, is gone or is new. */
export type Piece =
  | string
  | { readonly kind: 'code' | 'strong' | 'gone' | 'new'; readonly text: string };

/** What stands in one place of a table. */
export type Cell = readonly Piece[];

/** A line of a table; there may be more to it than fits. */
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

/** A report before it is Markdown or HTML; the most important comes first. */
export interface Report {
  readonly title: string;
  readonly verdict: readonly Cell[];
  /** What stands in the way of a merge. */
  readonly urgent: readonly Part[];
  readonly parts: readonly Part[];
}

/** A name or an address, as it is typed. */
export function code(text: string): Piece {
  return { kind: 'code', text };
}

/** What stands out. */
export function strong(text: string): Piece {
  return { kind: 'strong', text };
}
