import type { Data } from '../../model/content.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { FindNear } from '../places/near-places.ts';

/** What views are made from. */
export interface ViewContext {
  readonly index: SiteIndex;
  readonly site: Data;
  readonly findNear: FindNear;
  /** The record of that id. Links have been checked: it is there. */
  get(noun: string, id: string): Data;
}

/** Makes what a component receives in place of a reference or a query the author wrote. */
export interface View {
  readonly one?: (reference: unknown, context: ViewContext) => unknown;
  /** For `x-many`: a list in place of one query. */
  readonly many?: (query: unknown, context: ViewContext) => readonly unknown[];
}
