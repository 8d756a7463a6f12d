import { oncePerFile } from '../../link/source-files.ts';
import { factRoots } from '../../resolve/facts/fact-roots.ts';
import type { Site } from '../../site/site.ts';
import { factsBelow, type KnownFact } from './facts-below.ts';
import { type Subject, subjectOf } from './subject.ts';

/** A fact, and what it is about. */
interface SiteFact extends KnownFact {
  readonly subject: Subject;
}

/** Facts by value, in the format of the keys of literals. */
export type KnownFacts = Pick<ReadonlyMap<string, readonly SiteFact[]>, 'get' | 'has'>;

const factsIn = oncePerFile(({ data }) => factsBelow(data));

/** Lists the values of the site's facts and of all their readings. */
export function knownFacts(site: Site): KnownFacts {
  const { homes, tree } = factRoots(site.content);
  const known = new Map<string, SiteFact[]>();
  const add = (key: string, fact: SiteFact) => {
    const others = known.get(key);
    if (others) others.push(fact);
    else known.set(key, [fact]);
  };
  for (const { key, fact } of factsBelow(tree.count, 'count'))
    add(key, { ...fact, subject: subjectOf(undefined, 'count', fact.path) });
  for (const { name, entry } of homes) {
    for (const { key, fact } of factsIn(entry.source)) {
      const path = `${name}.${fact.path}`;
      add(key, { ...fact, path, subject: subjectOf(entry.source.noun, name, path) });
    }
  }
  return known;
}
