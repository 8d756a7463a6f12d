const minute = 60_000;
const hour = 60 * minute;
const firstPauses = [minute / 2, minute, 5 * minute, 15 * minute];
const givesUpAfter = 7 * 24 * hour;

/** When a mail is tried again after its latest failure, or that it is given up. Times in milliseconds. */
export function nextTry(mail: {
  readonly attempts: number;
  readonly firstTriedAt: number;
  readonly now: number;
}): number | 'dead' {
  const next = mail.now + (firstPauses[mail.attempts - 1] ?? hour);
  return next > mail.firstTriedAt + givesUpAfter ? 'dead' : next;
}
