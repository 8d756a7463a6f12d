import type { SiteIndex } from '../site/site-index.ts';

/** Whether a record has had a page. If so, its name is not a typo: the record was removed or renamed. */
export function isPublished({ ledger }: SiteIndex, noun: string, id: string): boolean {
  const lines = [...(ledger?.values() ?? [])];
  return lines.some((line) => line.kind === 'page' && line.id === `${noun}/${id}`);
}
