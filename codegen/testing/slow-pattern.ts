import { checkSync } from 'recheck';

// Use the checker's native program if there is one; it takes a quarter of the time of the JavaScript version.
process.env.RECHECK_SYNC_BACKEND = 'synckit';

// Bounded by steps alone: a busy machine must not change the verdict.
const options = { timeout: null, attackTimeout: null, incubationTimeout: null };

const verdicts = new Map<string, string | undefined>();

/** Why a regular expression takes more than linear time, with a text that shows it; undefined if it does not. */
export function slownessOf(source: string, flags: string): string | undefined {
  const key = `/${source}/${flags}`;
  if (!verdicts.has(key)) verdicts.set(key, check(source, flags));
  return verdicts.get(key);
}

function check(source: string, flags: string): string | undefined {
  // The flag d only records positions, and the checker does not support it.
  const verdict = checkSync(source, flags.replace('d', ''), options);
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `cannot be judged: ${verdict.error.kind}`;
  return `${verdict.complexity.summary}, by ${verdict.attack.pattern}`;
}
