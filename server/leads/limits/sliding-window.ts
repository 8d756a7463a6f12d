/** At most `limit` hits in any `seconds`. */
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
  /** Seconds until the oldest hit no longer counts. */
  readonly reset: number;
}

/** Judges a hit at `now` after earlier ones (times in milliseconds, oldest first). */
export function judgeHit(
  earlier: readonly number[],
  rules: readonly Rule[],
  now: number,
): { readonly verdict: Verdict; readonly hits: readonly number[] } {
  const longest = Math.max(...rules.map(({ seconds }) => seconds));
  const recent = earlier.filter((hit) => hit > now - longest * 1000 && hit <= now);
  const waits = rules.map((rule) => secondsToWait(recent, rule, now));
  const retryAfter = Math.max(0, ...waits);
  const isAllowed = retryAfter === 0;
  const hits = isAllowed ? [...recent, now] : recent;
  const states = rules.map((rule) => stateOf(hits, rule, now));
  return { verdict: { isAllowed, retryAfter, states }, hits };
}

function secondsToWait(hits: readonly number[], { limit, seconds }: Rule, now: number): number {
  // The hit that has to fall out of the window before there is room for one more.
  const blocking = hits.at(-limit);
  if (blocking === undefined) return 0;
  return Math.ceil((blocking + seconds * 1000 - now) / 1000);
}

function stateOf(hits: readonly number[], rule: Rule, now: number): RuleState {
  const counted = hits.filter((hit) => hit > now - rule.seconds * 1000);
  const oldest = counted[0] ?? now;
  const reset = Math.ceil((oldest + rule.seconds * 1000 - now) / 1000);
  return { rule, remaining: Math.max(0, rule.limit - counted.length), reset };
}
