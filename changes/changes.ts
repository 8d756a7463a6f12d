import type { Diagnostic } from '../codegen/diagnostics/diagnostic.ts';

/**
 * Where a text of a page is met: in the tab and in search results, on the page, read aloud in place of a picture or a
 * control, as the address of a link, or in what search engines and previews read.
 */
export type Role = 'title' | 'description' | 'text' | 'unseen' | 'link' | 'search';

/** A sentence of a page. */
export interface PageText {
  readonly role: Role;
  readonly text: string;
  /** What it is said of: the words of a link, the name of a value, the heading above a few words. */
  readonly label?: string;
}

/** A sentence as it was and as it is; one of them is missing where it is new or gone. */
export interface ChangedText {
  readonly role: Role;
  readonly before?: string;
  readonly after?: string;
  readonly label?: string;
  /** The former words of a link, if it has others now. */
  readonly labelBefore?: string;
}

/** What may differ on a page besides its texts. */
export type Difference = 'order' | 'pictures' | 'preview' | 'files' | 'markup';

/** A page whose HTML is not as it was. */
export interface ChangedPage {
  /** Its address; that it had, if it has none any more. */
  readonly path: string;
  /** Its former address, if it has moved. */
  readonly from?: string;
  /** The noun of its record, or its type. */
  readonly kind: string;
  /** What its record is called. */
  readonly name?: string;
  readonly state: 'added' | 'changed' | 'removed';
  readonly title: string;
  readonly texts: readonly ChangedText[];
  /** All that a new page says. */
  readonly says?: readonly string[];
  readonly differences: readonly Difference[];
  /** What a first visit loads in bytes. */
  readonly bytes: { readonly before?: number; readonly after?: number };
}

/** One page's words of a change, and the pages that have the very same. */
export interface TextVariant {
  readonly before?: string;
  readonly after?: string;
  readonly label?: string;
  readonly labelBefore?: string;
  readonly pages: readonly string[];
}

/** A sentence that changed the same way on all of its pages, but for names and figures that stayed. */
export interface TextChange {
  readonly role: Role;
  /** The first is the example. */
  readonly variants: readonly TextVariant[];
  readonly pages: readonly string[];
}

/** A fact that has another value, is new or gone. */
export interface ChangedFact {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
  /** The pages that show it now or did, or `all`. */
  readonly shown: 'all' | readonly string[];
  /** Other pages on which it decides what is shown, or `all`. */
  readonly weighed: 'all' | readonly string[];
}

/** What became of an address. */
export interface ChangedAddress {
  readonly path: string;
  readonly kind: 'added' | 'moved' | 'gone' | 'lost' | 'given';
  /** Where it leads, whose page it shows now, or why it is gone. */
  readonly words: string;
}

/** Faults that were not there before, and those that are there no more. */
export interface ChangedFaults {
  readonly fresh: readonly Diagnostic[];
  readonly cured: readonly Diagnostic[];
}

/** Everything that a change does. */
export interface Changes {
  /** What it is compared with, in words. */
  readonly base: string;
  /** Why there are no pages to compare, if there are none. */
  readonly blocked?: 'now' | 'before';
  /** How many pages there are now. */
  readonly total: number;
  /** Lines that were taken out of the list of published addresses. */
  readonly lostLines: readonly string[];
  readonly faults: ChangedFaults;
  readonly facts: readonly ChangedFact[];
  readonly addresses: readonly ChangedAddress[];
  readonly pages: readonly ChangedPage[];
  readonly texts: readonly TextChange[];
  /** What else is fetched from the site and is not as it was. */
  readonly feeds: readonly string[];
}
