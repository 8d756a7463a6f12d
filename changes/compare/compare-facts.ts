import type { FactList, ListedFact } from '../../codegen/report/fact-list.ts';
import type { ChangedFact } from '../changes.ts';

interface Circumstances {
  /** Follows a record that was renamed. */
  readonly pathNow: (path: string) => string;
  /** The pages that changed. */
  readonly changed: ReadonlySet<string>;
}

/** Changed facts, then new ones, then removed ones, each with the pages that show it or depend on it. */
export function compareFacts(
  before: FactList,
  after: FactList,
  { pathNow, changed }: Circumstances,
): ChangedFact[] {
  const old = new Map(before.facts.map((fact) => [pathNow(fact.path), fact]));
  const fresh = new Map(after.facts.map((fact) => [fact.path, fact]));
  // A fact may matter on many pages; only those where the outcome changed are of interest.
  const reach = ({ shown, weighed }: Reach): Reach => {
    const decided = weighed === 'all' ? [...changed] : weighed.filter((path) => changed.has(path));
    return {
      shown,
      weighed: shown === 'all' ? [] : decided.filter((path) => !shown.includes(path)),
    };
  };
  const others = [...fresh.values()].flatMap((fact): ChangedFact[] => {
    const [{ path, value }, was] = [fact, old.get(fact.path)];
    if (!was || isSame(was, fact)) return [];
    return [{ path, before: was.value, after: value, ...reach(union(was, fact)) }];
  });
  const added = [...fresh.values()].filter(({ path }) => !old.has(path));
  const removed = [...old].flatMap(([path, fact]) => (fresh.has(path) ? [] : fact));
  return [
    ...others,
    ...added.map((fact) => ({ path: fact.path, after: fact.value, ...reach(fact) })),
    ...removed.map((fact) => ({ path: fact.path, before: fact.value, ...reach(fact) })),
  ];
}

type Reach = Pick<ListedFact, 'shown' | 'weighed'>;

function isSame(one: ListedFact, other: ListedFact): boolean {
  return one.value === other.value && one.unit === other.unit;
}

function union(one: Reach, other: Reach): Reach {
  const both = (how: keyof Reach) => {
    const [was, is] = [one[how], other[how]];
    return was === 'all' || is === 'all' ? 'all' : [...new Set([...was, ...is])].sort();
  };
  return { shown: both('shown'), weighed: both('weighed') };
}
