/** What a form sends besides its fields, to tell bots from people. Any client may leave it out. */
export interface SpamSignals {
  /** Hidden from people, so only bots fill it in. */
  readonly honeypot: unknown;
  /** Milliseconds from showing the form to sending it, as its script counted them. */
  readonly elapsed: unknown;
}

/** The score from which a message is marked. */
export const spamThreshold = 2;
const fastestHuman = 2_000;
const maxLinks = 3;

/** How much a message looks like spam; 0 is not at all. Nothing is refused for it. */
export function scoreSpam(fields: Readonly<Record<string, unknown>>, signals: SpamSignals): number {
  const links = JSON.stringify(fields).match(/https?:\/\//gi)?.length ?? 0;
  return (
    (isFilled(signals.honeypot) ? 2 : 0) +
    (isTooFast(signals.elapsed) ? 2 : 0) +
    (links > maxLinks ? 1 : 0)
  );
}

/** Whether a score is high enough to warn the reader. */
export function isLikelySpam(score: number): boolean {
  return score >= spamThreshold;
}

function isFilled(honeypot: unknown): boolean {
  return typeof honeypot === 'string' && honeypot.trim() !== '';
}

function isTooFast(elapsed: unknown): boolean {
  if (typeof elapsed !== 'number' && typeof elapsed !== 'string') return false;
  return elapsed !== '' && Number(elapsed) < fastestHuman;
}
