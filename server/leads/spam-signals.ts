/** What a form sends beside its fields, so that machines give themselves away. */
export interface Traces {
  /** A field that people do not see; who fills it in is no person. */
  readonly bait: unknown;
  /** Milliseconds from showing the form to sending it, as its script counted them. */
  readonly elapsed: unknown;
}

/** The names of those two in a posted body. A message without them, as any client may send, is fine. */
export const traceNames = { bait: 'website', elapsed: 'elapsed' } as const;

const suspectFrom = 2;
const fasterThanPeople = 2_000;
const mostLinks = 3;

/** How much speaks for a machine having written a message; 0 is none. Nothing is refused for it. */
export function scoreSuspicion(fields: Readonly<Record<string, unknown>>, traces: Traces): number {
  const links = JSON.stringify(fields).match(/https?:\/\//gi)?.length ?? 0;
  return (
    (isFilled(traces.bait) ? 2 : 0) +
    (isHasty(traces.elapsed) ? 1 : 0) +
    (links > mostLinks ? 1 : 0)
  );
}

/** Whether a score is high enough to warn the reader. */
export function isSuspect(score: number): boolean {
  return score >= suspectFrom;
}

function isFilled(bait: unknown): boolean {
  return typeof bait === 'string' && bait.trim() !== '';
}

function isHasty(elapsed: unknown): boolean {
  if (typeof elapsed !== 'number' && typeof elapsed !== 'string') return false;
  if (elapsed === '') return false;
  const milliseconds = Number(elapsed);
  return Number.isFinite(milliseconds) && milliseconds < fasterThanPeople;
}
