import type { NounTypes } from '../../generated/content.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Entry } from './content.ts';
import type { Noun, TemplateNoun } from './nouns.ts';
import type { Source } from './source.ts';

/** Nouns whose files define pages; facts in them are resolved once per page. */
export const pageNouns: readonly Noun[] = ['page', 'template'];

/** The record a template page is filled with. */
export interface PageRecord {
  readonly noun: TemplateNoun;
  readonly entry: Entry;
}

/** An address of a page, and where it is written or, if it is made from a pattern, the record it is made for. */
export interface PageAddress {
  readonly path: string;
  readonly source: Source;
  readonly at: Path;
  /** The pattern it is made from. */
  readonly pattern?: { readonly source: Source; readonly at: Path };
}

/** A page before its facts are resolved: its data, its addresses, and what it may refer to besides the site's facts. */
export interface PageSource {
  /** Noun and id: `page/rentals`, `town/north/harbor`. */
  readonly id: string;
  /** The canonical address first, then the aliases. */
  readonly addresses: readonly PageAddress[];
  /** The address with the record's short name, if it has one; the canonical address otherwise. */
  readonly shortPath: string;
  /** The page or template as written. */
  readonly entry: Entry;
  readonly record?: PageRecord;
  readonly scope: Readonly<Record<string, unknown>>;
}

/** What a page says, in its own file or by the template of its record. */
export type PageData = Omit<NounTypes['page'], 'path'>;

/** A page with its references to facts replaced by their text. */
export interface Page extends PageSource {
  readonly data: PageData;
}

/** The page that the cards of a location lead to: the first with its profile. */
export function pageOfLocation(pages: readonly Page[], id: string): Page | undefined {
  return pages.find(({ data }) =>
    data.sections.some((each) => each.kind === 'location-profile' && each.location === id),
  );
}

/** The address under which search engines list a page. */
export function canonicalPath(page: PageSource): string {
  return page.addresses[0]?.path ?? '/';
}

/** The address of the page whose files have a name. */
export function pathOfDocument(name: string): string {
  return name === 'index' ? '/' : `/${name}`;
}

/** The name of a page's files: `rentals`, `north/harbor`; the home page is `index`. */
export function documentName(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}
