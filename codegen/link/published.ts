import type { Ledger } from '../model/ledger.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** Whether a record has had a page. If so, its name is not a typo: the record was removed or renamed. */
export function isPublished({ ledger }: SiteIndex, noun: string, id: string): boolean {
  if (!ledger) return false;
  const ids = known.get(ledger) ?? idsIn(ledger);
  known.set(ledger, ids);
  return ids.has(`${noun}/${id}`);
}

/** Every record of a noun may be asked about for every missing one. */
const known = new WeakMap<Ledger, ReadonlySet<string>>();

function idsIn(ledger: Ledger): ReadonlySet<string> {
  return new Set([...ledger.values()].flatMap((line) => (line.kind === 'page' ? line.id : [])));
}
