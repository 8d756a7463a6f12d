import type { PageHead } from './page.ts';

/** Where something that a page shows is written. Line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The text as it is printed. */
  readonly text?: string;
  /** How copy refers to it, if it is a fact. */
  readonly fact?: string;
  /** The places of the facts that the text refers to, by their numbers. */
  readonly facts?: readonly number[];
  /** The text says nothing but what they say. */
  readonly isReference?: true;
}

/** A number, a time or a name that was read for a page, and how the page may have printed it. */
export interface Spelled {
  readonly place: number;
  readonly as: readonly string[];
}

/** What a page shows, each text with a mark behind it, and where all of it is written. Places are named by their numbers. */
export interface PageOrigins<Document = unknown> {
  readonly document: Document;
  readonly head: PageHead;
  /** The first section first. */
  readonly sections: readonly number[];
  readonly hero?: number;
  /** What was read for the page and is no text. */
  readonly values: readonly Spelled[];
}

/** The site once more, with the places that all of its texts come from. */
export interface SiteOrigins<Document = unknown, Navigation = unknown> {
  /** The character that marks a text of place 0. */
  readonly firstMark: number;
  readonly places: readonly Place[];
  /** By the names of their documents. */
  readonly pages: Readonly<Record<string, PageOrigins<Document>>>;
  readonly navigation: Navigation;
  /** The dealer's name. */
  readonly name: string;
  /** What was read for header and footer and is no text. */
  readonly values: readonly Spelled[];
}
