import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** At most `limit` hits in the `seconds` that begin with the first. */
export interface Rule {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Whether a hit is allowed, and what is left of each rule. */
export interface Verdict {
  readonly isAllowed: boolean;
  /** Seconds until the next hit is allowed; 0 if it is allowed now. */
  readonly retryAfter: number;
  readonly states: readonly RuleState[];
}

/** The state of a rule after the hit. */
interface RuleState {
  readonly rule: Rule;
  readonly remaining: number;
  /** Seconds until the count begins anew. */
  readonly reset: number;
}

/** Counts hits by key. */
export interface Limiter {
  /** Counts a hit if all rules allow it. */
  hit(key: string): Promise<Verdict>;
  /** Takes back a hit. */
  undo(key: string): Promise<void>;
}

/** Creates what counts for a rule. */
export type CreateCounter = (rule: Rule) => RateLimiterAbstract;

/** Counts in this process. */
export const createMemoryCounter: CreateCounter = ({ name, limit, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: limit, duration: seconds });

/** Creates a limiter by several rules at once. */
export function createLimiter(
  rules: readonly Rule[],
  createCounter: CreateCounter = createMemoryCounter,
): Limiter {
  const counters = rules.map((rule) => ({ rule, counter: createCounter(rule) }));
  const undo = async (key: string) => {
    await Promise.all(counters.map(({ counter }) => counter.reward(key)));
  };
  return {
    undo,
    async hit(key) {
      const counted = await Promise.all(
        counters.map(async ({ rule, counter }) => ({ rule, ...(await count(counter, key)) })),
      );
      const refusing = counted.filter(({ isAllowed }) => !isAllowed);
      const isRefused = refusing.length > 0;
      // What one rule refuses counts for none.
      if (isRefused) await undo(key);
      const states = counted.map(({ rule, isAllowed, remaining, reset }) => {
        return { rule, reset, remaining: isRefused && isAllowed ? remaining + 1 : remaining };
      });
      const retryAfter = Math.max(0, ...refusing.map(({ reset }) => reset));
      return { isAllowed: !isRefused, retryAfter, states };
    },
  };
}

async function count(counter: RateLimiterAbstract, key: string) {
  const { isAllowed, result } = await consume(counter, key);
  const { remainingPoints, msBeforeNext } = result;
  return { isAllowed, remaining: remainingPoints, reset: Math.ceil(msBeforeNext / 1000) };
}

/** The library rejects with the result when there are too many hits. */
async function consume(counter: RateLimiterAbstract, key: string) {
  try {
    return { isAllowed: true, result: await counter.consume(key) };
  } catch (fault) {
    if (!(fault instanceof RateLimiterRes)) throw fault;
    return { isAllowed: false, result: fault };
  }
}
