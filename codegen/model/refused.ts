import type { Source } from './source.ts';

/**
 * A content file with a fault. It is not part of the site, but its noun and id are kept, so that references to it are
 * not reported as well.
 */
export interface RefusedFile {
  readonly file: string;
  /** What the file holds by its path; empty if its path says nothing. */
  readonly noun: string;
  readonly id: string;
  /** Its data, if it could be parsed at all. */
  readonly source?: Source;
}
