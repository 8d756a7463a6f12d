import type { Diagnostic } from '../codegen/diagnostics/diagnostic.ts';

/**
 * Where a text of a page appears: in the tab and in search results, on the page, in a text alternative that screen
 * readers speak, as the address of a link, or in data for search engines and previews.
 */
export type Role = 'title' | 'description' | 'text' | 'unseen' | 'link' | 'search';

/** A sentence on a page. */
export interface PageText {
  readonly role: Role;
  readonly text: string;
  /** What it describes: the words of a link, the name of a value, the heading above a few words. */
  readonly label?: string;
}

/** A sentence before and after; one of the two is missing if it is new or gone. */
export interface ChangedText {
  readonly role: Role;
  readonly before?: string;
  readonly after?: string;
  readonly label?: string;
  /** The former words of a link, if they changed. */
  readonly labelBefore?: string;
}

/** What can differ on a page besides its texts. */
export type Difference = 'order' | 'pictures' | 'preview' | 'files' | 'markup';

/** A page whose HTML changed. */
export interface ChangedPage {
  /** Its address, or its last one if the page is gone. */
  readonly path: string;
  /** Its former address, if it has moved. */
  readonly from?: string;
  /** The noun of its record, or its type. */
  readonly kind: string;
  /** The name of its record. */
  readonly name?: string;
  readonly state: 'added' | 'changed' | 'removed';
  readonly title: string;
  readonly texts: readonly ChangedText[];
  /** Every text of a new page. */
  readonly says?: readonly string[];
  readonly differences: readonly Difference[];
  /** How many bytes a first visit loads. */
  readonly bytes: { readonly before?: number; readonly after?: number };
}

/** One wording of a change, and the pages that share it. */
export interface TextVariant {
  readonly before?: string;
  readonly after?: string;
  readonly label?: string;
  readonly labelBefore?: string;
  readonly pages: readonly string[];
}

/** A sentence that changed the same way on all of its pages, apart from names and figures that stayed the same. */
export interface SentenceChange {
  readonly role: Role;
  /** The first is the example. */
  readonly variants: readonly TextVariant[];
  readonly pages: readonly string[];
}

/** A fact that was changed, added or removed. */
export interface ChangedFact {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
  /** The pages that show it now or did before, or `all`. */
  readonly shown: 'all' | readonly string[];
  /** Other pages where it decides what is shown, or `all`. */
  readonly weighed: 'all' | readonly string[];
}

/** What became of an address. */
export interface ChangedAddress {
  readonly path: string;
  readonly kind: 'added' | 'moved' | 'gone' | 'lost' | 'given';
  /** Where it redirects, whose page it shows now, or why it is gone. */
  readonly words: string;
}

/** A diagnostic, and what would put it right, line by line. */
export interface FreshDiagnostic extends Diagnostic {
  readonly repairs: readonly string[];
}

/** New diagnostics and cured ones. */
export interface ChangedDiagnostics {
  readonly fresh: readonly FreshDiagnostic[];
  readonly cured: readonly Diagnostic[];
}

/** All effects of a change. */
export interface Changes {
  /** What the change is compared with, in words. */
  readonly base: string;
  /** Why there are no pages to compare, if there are none. */
  readonly blocked?: 'now' | 'before';
  /** How many pages there are now. */
  readonly total: number;
  /** Lines removed from the list of published addresses. */
  readonly lostLines: readonly string[];
  readonly diagnostics: ChangedDiagnostics;
  readonly facts: readonly ChangedFact[];
  readonly addresses: readonly ChangedAddress[];
  readonly pages: readonly ChangedPage[];
  readonly texts: readonly SentenceChange[];
  /** Other files served by the site that changed. */
  readonly feeds: readonly string[];
}
