import { join } from 'node:path';
import { compilerKey } from '../../cache/compiler-key.ts';
import { keepNewest, keyOf, readKept, writeKept } from '../../cache/kept-file.ts';
import type { Site } from '../../site/site.ts';
import type { Watcher } from '../uses/watched-data.ts';

/** A file for each map, which is named after all that it shows. */
const folder = '.cache/drawings';

/** What is drawn as long as the order of two towns by population, for example, is the same. */
interface KeptDrawings {
  readonly recall: Watcher['recall'];
  /** Leaves no more than twice what a site of so many pages needs. */
  tidy(pages: number): void;
}

/** Opens what has been drawn below `root`: most of the time of a page with a map goes into the map. */
export function openKeptDrawings(root: string, { content }: Site): KeptDrawings {
  const place = join(root, folder);
  // The shore is not watched, and distances are printed by the locale.
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
