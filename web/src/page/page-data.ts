import type { PageDocument } from '../../../generated/sections.ts';

/** An element of the head that describes one page. */
export interface HeadTag {
  readonly name: 'link' | 'meta' | 'script' | 'title';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** A page as the browser fetches it, to show it without loading a document. */
export interface PageData {
  readonly page: PageDocument;
  readonly head: readonly HeadTag[];
  /** The scripts and styles it was built with; others cannot be trusted to show it. */
  readonly assets: readonly string[];
}

/** Matches all elements of the head that describe one page, and no others. */
export const headTagSelector =
  'title, meta[property], meta[name]:not([name="viewport"], [name="theme-color"], [name="format-detection"]), link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';
