import type { AddressRegistry } from '../model/address-registry.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** Whether a record has had a page. If so, its name is not a typo: the record was removed or renamed. */
export function isPublished({ registry }: SiteIndex, noun: string, id: string): boolean {
  if (!registry) return false;
  const ids = known.get(registry) ?? idsIn(registry);
  known.set(registry, ids);
  return ids.has(`${noun}/${id}`);
}

/** Every record of a noun may be asked about for every missing one. */
const known = new WeakMap<AddressRegistry, ReadonlySet<string>>();

function idsIn(registry: AddressRegistry): ReadonlySet<string> {
  return new Set([...registry.values()].flatMap((line) => (line.kind === 'page' ? line.id : [])));
}
