import { statSync } from 'node:fs';
import { StoreUnavailable } from '../database/lead-database.ts';

/**
 * Refuses once the path names another file than now, or none. A file that was moved, removed or
 * replaced under a running server goes on taking leads, where nobody would find them again.
 */
export function createSameFileCheck(file: string): () => void {
  const { dev, ino } = statSync(file);
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.dev === dev && found.ino === ino) return;
    throw new StoreUnavailable('The lead file is not in its place.');
  };
}
