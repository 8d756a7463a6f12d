import { readRegistry } from '../../codegen/model/address-registry.ts';
import { valueAt } from '../../codegen/model/data.ts';
import type { Site } from '../../codegen/site/site.ts';
import { createSiteIndex } from '../../codegen/site/site-index.ts';
import type { ChangedAddress } from '../changes.ts';

/** The addresses that redirect elsewhere, are gone, vanished without a registry line, show another page, or are new. */
export function compareAddresses(before: Site, after: Site): ChangedAddress[] {
  const [old, fresh] = [pagesByAddress(before), pagesByAddress(after)];
  const registry = readRegistry(after.content);
  const becameOf = (path: string): ChangedAddress => {
    const line = registry?.get(path);
    if (line?.kind === 'redirect') return { path, kind: 'moved', words: line.to };
    if (line?.kind !== 'gone') return { path, kind: 'lost', words: '' };
    return { path, kind: 'gone', words: String(valueAt(after.content.urls?.data, [path, 'gone'])) };
  };
  const { currentPageOf } = createSiteIndex(after);
  const given = [...fresh].filter(([path, id]) => {
    const owner = old.get(path);
    return owner !== undefined && owner !== id && currentPageOf(owner)?.id !== id;
  });
  const added = [...fresh].filter(([path]) => !old.has(path));
  return [
    ...[...old.keys()].filter((path) => !fresh.has(path)).map(becameOf),
    ...given.map(([path, id]): ChangedAddress => ({ path, kind: 'given', words: id })),
    ...added.map(([path, id]): ChangedAddress => ({ path, kind: 'added', words: id })),
  ];
}

function pagesByAddress({ pages }: Site): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ id, addresses }) => addresses.map(({ path }) => [path, id] as const)),
  );
}

/** The addresses removed from the list of published ones, if both lists can be read. */
export function lostLines(before: Site, after: Site): string[] {
  const isUnreadable = [before, after].some(({ invalidFiles }) =>
    invalidFiles.some(({ noun }) => noun === 'urls'),
  );
  const [old, fresh] = [before, after].map(({ content }) => Object.keys(content.urls?.data ?? {}));
  const present = new Set(fresh);
  return isUnreadable ? [] : (old ?? []).filter((path) => !present.has(path));
}
