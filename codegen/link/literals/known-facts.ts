import { factRoots } from '../../resolve/facts/fact-roots.ts';
import type { Site } from '../../site/site.ts';
import { findingsIn } from '../file-findings.ts';
import { factsBelow, type KnownFact } from './facts-below.ts';

/** Facts by value, in the format of the keys of literals. */
export type KnownFacts = Pick<ReadonlyMap<string, readonly KnownFact[]>, 'get' | 'has'>;

/** Lists the values of the site's facts and of all their readings. */
export function knownFacts(site: Site): KnownFacts {
  const { homes, tree } = factRoots(site.content);
  const known = new Map<string, KnownFact[]>();
  const add = (key: string, fact: KnownFact) => {
    const others = known.get(key);
    if (others) others.push(fact);
    else known.set(key, [fact]);
  };
  for (const { key, fact } of factsBelow(tree.count, 'count')) add(key, fact);
  for (const { name, entry } of homes) {
    for (const { key, fact } of findingsIn(site, entry.source).facts)
      add(key, { ...fact, path: `${name}.${fact.path}` });
  }
  return known;
}
