import { judgeHit, type Rule, type Verdict } from './sliding-window.ts';

/** Counts hits per key. */
export interface HitCounter {
  /** Counts a hit if the rules allow it. */
  hit(key: string, rules: readonly Rule[]): Promise<Verdict>;
  /** Takes back the latest hit of a key. */
  undo(key: string): Promise<void>;
}

const maxKeys = 50_000;

/** Counts in this process. Evicts the key that was hit longest ago when full. */
export function createMemoryCounter(clock: () => number = Date.now): HitCounter {
  const hitsOf = new Map<string, readonly number[]>();
  return {
    hit: async (key, rules) => {
      const { verdict, hits } = judgeHit(hitsOf.get(key) ?? [], rules, clock());
      hitsOf.delete(key);
      hitsOf.set(key, hits);
      const [oldest = key] = hitsOf.keys();
      if (hitsOf.size > maxKeys) hitsOf.delete(oldest);
      return verdict;
    },
    undo: async (key) => {
      const hits = hitsOf.get(key);
      if (hits) hitsOf.set(key, hits.slice(0, -1));
    },
  };
}
