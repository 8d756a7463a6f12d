import { isRecord } from '../model/data.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** Nouns whose records stand inside a file of another noun. */
const homes: { readonly [noun: string]: string } = {
  department: 'site',
  external: 'site',
  location: 'site',
  phone: 'site',
  picture: 'pictures',
};

/** Whether an id may belong to a file that has a fault of its own: then nothing more is said about it. */
export function isRefused({ site }: SiteIndex, noun: string, id: string): boolean {
  const { refused, content } = site;
  const home = homes[noun];
  if (home === 'site' && !content.site) return true;
  if (home) return refused.some((file) => file.noun === home);
  if (noun === 'series') {
    return refused.some((file) => file.noun === 'brand' && id.startsWith(`${file.id}/`));
  }
  if (noun === 'rental-group') {
    return refused.some((file) => file.noun === 'pricing' && file.id === 'rentals');
  }
  return refused.some((file) => file.noun === noun && file.id === id);
}

/** Whether an address may belong to a page that is missing only because of a fault elsewhere. */
export function isRefusedAddress(index: SiteIndex, path: string): boolean {
  const segments = path.split('/').slice(1);
  return refusedPages(index).some(
    ({ paths, name }) =>
      paths.includes(path) ||
      (paths.length === 0 && (path === '/' || segments.some((each) => mentions(each, name)))),
  );
}

interface RefusedPage {
  /** Its addresses, if its file could be read that far. */
  readonly paths: readonly string[];
  readonly name: string;
}

const pageNouns = ['page', 'county', 'policy', 'town', 'vehicle'];

function refusedPages({ site, pageOf }: SiteIndex): readonly RefusedPage[] {
  const refused = site.refused
    .filter((file) => pageNouns.includes(file.noun))
    .map((file) => ({ paths: pathsIn(file.source?.data), name: lastName(file.id) }));
  const { counties, policies, towns, vehicles } = site.content;
  const records = { county: counties, policy: policies, town: towns, vehicle: vehicles };
  const homeless = Object.entries(records)
    .filter(([noun]) => site.refused.some((file) => hidesPagesOf(file.noun, file.id, noun)))
    .flatMap(([noun, entries]) => entries.filter((entry) => !pageOf(noun, entry.id)))
    .map((entry) => ({ paths: [], name: lastName(entry.id) }));
  return [...refused, ...homeless];
}

function hidesPagesOf(refusedNoun: string, refusedId: string, noun: string): boolean {
  if (refusedNoun === 'template') return refusedId === noun;
  return refusedNoun === 'county' && noun === 'town';
}

function pathsIn(data: unknown): string[] {
  if (!isRecord(data) || typeof data.path !== 'string') return [];
  return [data.path, ...(Array.isArray(data.aliases) ? data.aliases.map(String) : [])];
}

function lastName(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function mentions(segment: string, name: string): boolean {
  return `-${segment}-`.includes(`-${name}-`) || `-${name}-`.includes(`-${segment}-`);
}
