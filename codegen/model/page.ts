import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data, Entry } from './content.ts';
import type { Noun, TemplateNoun } from './nouns.ts';
import type { Source } from './source.ts';

/** Nouns whose files say what is on pages: facts in them are resolved once per page. */
export const pageNouns: readonly Noun[] = ['page', 'template'];

/** The record a template page is filled with. */
export interface PageRecord {
  readonly noun: TemplateNoun;
  readonly entry: Entry;
}

/** An address of a page, and where it is written or, if it is made from a pattern, whose it is. */
export interface PageAddress {
  readonly path: string;
  readonly source: Source;
  readonly at: Path;
  /** The pattern that it is made from. */
  readonly pattern?: { readonly source: Source; readonly at: Path };
}

/** A page before its facts are resolved: what is written, its addresses, and what it may refer to besides the site's facts. */
export interface PageSource {
  /** Noun and id: `page/rentals`, `town/north/harbor`. */
  readonly id: string;
  /** The canonical address first, then the aliases. */
  readonly addresses: readonly PageAddress[];
  /** The address by the record's own short name, where it has one; the canonical address otherwise. */
  readonly shortPath: string;
  /** The page or template as written. */
  readonly entry: Entry;
  readonly record?: PageRecord;
  readonly scope: Readonly<Record<string, unknown>>;
}

/** A page whose references to facts are replaced by their text. */
export interface Page extends PageSource {
  readonly data: Data;
}

/** The one address under which search engines list a page. */
export function canonicalPath(page: PageSource): string {
  return page.addresses[0]?.path ?? '/';
}

/** The name of the files a page is kept in: `rentals`, `north/harbor`; the home page is `index`. */
export function documentName(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}
