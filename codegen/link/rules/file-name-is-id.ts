import { recordsOf } from '../../model/content.ts';
import { nounNames } from '../../model/nouns.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { copiedFault } from '../misnamed/copied-file.ts';
import { misnamedFault } from '../misnamed/misnamed-file.ts';
import { wrongNames } from '../misnamed/names-by-place.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';

/** A record's own names agree with the path of its file. */
export const fileNameIsId: SiteRule = (index) => {
  const { copies, others } = misnamedIn(index);
  return [...copies, ...others];
};

/** The files that are copies of another record, which is all that is reported about them. */
export function copiedFiles(index: SiteIndex): ReadonlySet<string> {
  return new Set(misnamedIn(index).copies.map(({ source }) => source.file));
}

/** The files named differently from their records, which is all that is reported about them. */
export function misnamedFiles(index: SiteIndex): ReadonlySet<string> {
  return new Set(misnamedIn(index).others.map(({ source }) => source.file));
}

interface Misnamed {
  readonly copies: readonly PlacedFault[];
  readonly others: readonly PlacedFault[];
}

const found = new WeakMap<SiteIndex, Misnamed>();

/** Cached, since other rules use it too. */
function misnamedIn(index: SiteIndex): Misnamed {
  const known = found.get(index) ?? findMisnamed(index);
  found.set(index, known);
  return known;
}

function findMisnamed(index: SiteIndex): Misnamed {
  const copies: PlacedFault[] = [];
  const others: PlacedFault[] = [];
  for (const noun of nounNames) {
    const records = recordsOf(index.site.content, noun);
    for (const entry of records) {
      const wrong = wrongNames(noun, entry);
      if (wrong.length === 0) continue;
      const copy = copiedFault(entry, records, wrong);
      if (copy) copies.push(copy);
      else others.push(...misnamedFault(index, { noun, entry, wrong }));
    }
  }
  return { copies, others };
}
