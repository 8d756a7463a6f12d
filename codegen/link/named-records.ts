import { isRecord } from '../model/data.ts';
import { annotationsOf, viewOf } from '../schema/annotations.ts';
import type { Reference } from './references.ts';

/** Everything that the content refers to by name. */
export interface NamedRecords {
  /** Records as `picture bay`, readings as `department shop@winter`, and targets of links as `external:maps`. */
  has(name: string): boolean;
  /** The files that link to an address. */
  linksTo(path: string): Iterable<string>;
}

/** Collects the names in all references. */
export function createNamedRecords(references: readonly Reference[]): NamedRecords {
  const names = new Set<string>();
  const links = new Map<string, Set<string>>();
  const link = (address: string, file: string) => {
    const path = address.replace(/[?#].*/, '');
    links.set(path, (links.get(path) ?? new Set()).add(file));
  };
  for (const { source, schema, value } of references) {
    const referred = annotationsOf(schema)['x-ref'];
    const to =
      viewOf(annotationsOf(schema))?.name === 'action' && isRecord(value) ? value.to : undefined;
    if (typeof to === 'string') to.startsWith('/') ? link(to, source.file) : names.add(to);
    if (typeof value !== 'string' || referred === undefined) continue;
    // The list of published addresses does not count as linking to them.
    if (referred !== 'address') names.add(`${referred} ${value}`);
    else if (source.noun !== 'urls') link(value, source.file);
  }
  return { has: (name) => names.has(name), linksTo: (path) => links.get(path) ?? [] };
}
