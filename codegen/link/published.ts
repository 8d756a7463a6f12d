import type { SiteIndex } from '../site/site-index.ts';

/** Whether a record has had a page. Then its name is no slip of the hand: it was taken out, or has another one. */
export function isPublished({ ledger }: SiteIndex, noun: string, id: string): boolean {
  const lines = [...(ledger?.values() ?? [])];
  return lines.some((line) => line.kind === 'page' && line.id === `${noun}/${id}`);
}
