import type { PageHead } from './page.ts';

/** Where something that a page shows is written. Line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The text as printed. */
  readonly text?: string;
  /** How copy refers to it, if it is a fact. */
  readonly fact?: string;
  /** The places of the facts that the text refers to, by their numbers. */
  readonly facts?: readonly number[];
  /** The text is nothing but a reference. */
  readonly isReference?: true;
}

/** A number, a time or a name that a page reads, and how it may print it. */
export interface Spelled {
  readonly place: number;
  readonly as: readonly string[];
}

/** What a page shows, with a mark after each text, and where it is written. Places are given by their numbers. */
export interface PageOrigins<Document = unknown> {
  readonly document: Document;
  readonly head: PageHead;
  /** In the order of the sections. */
  readonly sections: readonly number[];
  readonly hero?: number;
  /** Values read for the page that are not texts. */
  readonly values: readonly Spelled[];
}

/** The site again, with the places that all of its texts come from. */
export interface SiteOrigins<Document = unknown, Navigation = unknown> {
  /** The character that marks a text of place 0. */
  readonly firstMark: number;
  readonly places: readonly Place[];
  /** By document name. */
  readonly pages: Readonly<Record<string, PageOrigins<Document>>>;
  readonly navigation: Navigation;
  /** The dealer's name. */
  readonly name: string;
  /** Values read for the header and footer that are not texts. */
  readonly values: readonly Spelled[];
}
