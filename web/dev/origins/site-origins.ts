import type * as contract from '../../../generated/contract/origins.ts';
import type { Navigation, PageDocument } from '../../../generated/sections.ts';
import { readNote } from '../compiler-notes.ts';

/** A page with a mark after each text. */
export type PageOrigins = contract.PageOrigins<PageDocument>;

/** The site with a mark after each text, as the compiler stores it while it watches the content. */
export type SiteOrigins = contract.SiteOrigins<PageDocument, Navigation>;

/** Reads what the compiler has stored; undefined before its first run. */
export function readOrigins(project: string): SiteOrigins | undefined {
  const note = readNote(project, 'origins.json');
  return note === undefined ? undefined : JSON.parse(note);
}
