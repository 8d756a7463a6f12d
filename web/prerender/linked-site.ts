import { readFileSync } from 'node:fs';
import { formerAddresses, routes } from '../../generated/routes.ts';
import { site } from '../../generated/site.ts';
import type { LinkedSite } from './dead-links.ts';
import type { Staging } from './staging.ts';

/** The site that is about to be published: its pages, all addresses that lead to them, and its files. */
export function linkedSite(staging: Staging, pages: ReadonlyMap<string, string>): LinkedSite {
  const moved = formerAddresses.filter(({ status }) => status === 308);
  const leadsTo = new Map([
    ...moved.map(({ path, to }) => [path, to] as const),
    ...routes.map(({ path, canonical }) => [path, canonical] as const),
  ]);
  const files = new Set(staging.list().filter(staging.isRetained));
  return {
    url: site.url,
    pages,
    answerAt(path) {
      const page = pages.get(leadsTo.get(path) ?? path);
      if (page !== undefined) return () => page;
      const file = files.has(path.slice(1)) ? staging.find(path.slice(1)) : undefined;
      return file === undefined ? undefined : () => readFileSync(file, 'utf8');
    },
  };
}
