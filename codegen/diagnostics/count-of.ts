/** A count with its noun: `1 file`, `2,000 files`. */
export function countOf(amount: number, noun: string): string {
  // Loading locale data is slow, and only needed for the thousands separator.
  const digits = amount < 1000 ? String(amount) : amount.toLocaleString('en-US');
  return `${digits} ${noun}${amount === 1 ? '' : 's'}`;
}
