import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../codegen/files/hash-files.ts';
import type { LinkedSite } from './dead-links.ts';

/** The site as a static host will serve it from a folder. */
export function exportedSite(folder: string, url: string): LinkedSite {
  const files = filesBelow(folder);
  const known = new Set(files);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [addressOf(file), read(file)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const leadsTo = redirectsIn(join(folder, '_redirects'));
  return {
    url,
    pages,
    answerAt(path) {
      const page = pages.get(path) ?? pages.get(leadsTo.get(path) ?? '');
      if (page !== undefined) return () => page;
      return known.has(path.slice(1)) ? () => read(path.slice(1)) : undefined;
    },
  };
}

/** The permanent redirects. */
export function redirectsIn(file: string): ReadonlyMap<string, string> {
  const rules = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(
    rules.flatMap((rule) => {
      const [from = '', to = '', status] = rule.split(' ');
      return status === '308' ? [[from, to] as const] : [];
    }),
  );
}
