import type { Source } from './source.ts';

/**
 * A content file with an error. It is not part of the site, but its noun and id are kept, so that references to it are
 * not reported as well.
 */
export interface InvalidFile {
  readonly file: string;
  /** What the file holds by its path; empty if its path says nothing. */
  readonly noun: string;
  readonly id: string;
  /** Its data, if it could be parsed at all. */
  readonly source?: Source;
}

/** Replaces the unknown owner in the id of a record whose file is one folder too high. */
export const anyOwner = '*/';

/** Whether an invalid file may be the one with that id. */
export function mayHaveId(file: { readonly id: string }, id: string): boolean {
  return file.id.startsWith(anyOwner)
    ? id.endsWith(file.id.slice(anyOwner.length - 1))
    : file.id === id;
}
