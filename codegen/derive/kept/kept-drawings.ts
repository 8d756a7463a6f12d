import { join } from 'node:path';
import { compilerKey } from '../../cache/compiler-key.ts';
import { keepNewest, keyOf, readKept, writeKept } from '../../cache/kept-file.ts';
import type { Site } from '../../site/site.ts';
import type { Watcher } from '../context/watcher.ts';

/** A file for each map, named by a hash of everything that it shows. */
const folder = '.cache/drawings';

/** A cache of drawings, which stay valid as long as, for example, the order of two towns by population does. */
interface KeptDrawings {
  readonly recall: Watcher['recall'];
  /** Deletes old drawings beyond twice what a site of so many pages needs. */
  tidy(pages: number): void;
}

/** Opens the drawings cached below `root`: most of the time for a page with a map goes into the map. */
export function openKeptDrawings(root: string, { content }: Site): KeptDrawings {
  const place = join(root, folder);
  // The shore is not watched, and distances are printed in the dealer's locale.
  const around = [content.coast?.data, content.site?.data.locale];
  const frame = keyOf([compilerKey(), JSON.stringify(around)]);
  let isNew = false;
  return {
    recall<Result>(describe: () => unknown, make: () => Result): Result {
      const key = keyOf([frame, JSON.stringify(describe())]);
      const path = join(place, key);
      const kept = readKept(path, key);
      if (kept !== undefined) return JSON.parse(kept);
      const made = make();
      writeKept(path, key, JSON.stringify(made));
      isNew = true;
      return made;
    },
    tidy: (pages) => void (isNew && keepNewest(place, 2 * pages)),
  };
}
