import type { AddressRegistry } from '../model/address-registry.ts';
import { recordsOf } from '../model/content.ts';
import { isRecord, textsAt } from '../model/data.ts';
import { homeOf, mayHold } from '../model/inner-nouns.ts';
import { linkedNoun, nouns, type TemplateNoun, templateNouns } from '../model/nouns.ts';
import type { InvalidFile } from '../model/source.ts';
import type { Site } from '../site/site.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** Whether an id may belong to a file with an error of its own, in which case it is not reported again. */
export function isSuppressed({ site }: SiteIndex, noun: string, id: string): boolean {
  if (homeOf(noun) === 'site' && !site.content.site) return true;
  return site.invalidFiles.some((file) => mayHold(file, noun, id));
}

/** Whether an address may belong to a page that is missing only because of an error elsewhere. */
export function isSuppressedAddress(index: SiteIndex, path: string): boolean {
  const segments = path.split('/').slice(1);
  const pages = suppressedPages(index);
  // In a further language links have the address of the first one until their page is known.
  const { languages } = index.site.schemas;
  if (languages?.own !== languages?.all[0] && pages.length > 0) return true;
  return pages.some(
    ({ paths, name }) =>
      paths.includes(path) ||
      (paths.length === 0 && (path === '/' || segments.some((each) => mentions(each, name)))),
  );
}

/** Whether a page, by noun and id, is missing only because of an error in its file, its template or its owner. */
export function isSuppressedPage(
  { site, pageOf }: SiteIndex,
  identity: string,
  filesWithErrors: ReadonlySet<string>,
): boolean {
  const [noun = '', id = ''] = identity.split(/\/(.*)/s);
  if (site.invalidFiles.some((file) => mayHold(file, noun, id))) return true;
  const own = templateNouns.find((each) => each === noun);
  if (!own || pageOf(own, id)) return false;
  const record = recordsOf(site.content, own).find((entry) => entry.id === id);
  if (!record) return false;
  return (
    filesWithErrors.has(record.source.file) ||
    site.invalidFiles.some((file) => hidesPagesOf(file, own))
  );
}

interface SuppressedPage {
  /** Its addresses, if its file could be read that far. */
  readonly paths: readonly string[];
  readonly name: string;
}

const nounsOfPages: readonly string[] = ['page', ...templateNouns];

function suppressedPages({ site, pageOf }: SiteIndex): readonly SuppressedPage[] {
  // What is hidden has a page that says so.
  const invalid = site.invalidFiles
    .filter((file) => nounsOfPages.includes(linkedNoun(file.noun)) && !isHidden(file, site))
    .map((file) => ({ paths: pathsIn(file.source?.data), name: lastName(file.id) }));
  const homeless = templateNouns
    .filter((noun) => site.invalidFiles.some((file) => hidesPagesOf(file, noun)))
    .flatMap((noun) => recordsOf(site.content, noun).filter(({ id }) => !pageOf(noun, id)))
    .map(({ id }) => ({ paths: [], name: lastName(id) }));
  return [...invalid, ...homeless];
}

function isHidden({ file }: InvalidFile, { hidden }: Site): boolean {
  return hidden.some((record) => record.file === file);
}

/** Without its template, or without the record it belongs to, a record may have no page. */
function hidesPagesOf(file: InvalidFile, noun: TemplateNoun): boolean {
  if (file.noun === 'template') return file.id === noun;
  return file.noun === nouns[noun].owner;
}

function pathsIn(data: unknown): string[] {
  if (!isRecord(data) || typeof data.path !== 'string') return [];
  return [data.path, ...textsAt(data, 'aliases')];
}

function lastName(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function mentions(segment: string, name: string): boolean {
  return `-${segment}-`.includes(`-${name}-`) || `-${name}-`.includes(`-${segment}-`);
}

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
