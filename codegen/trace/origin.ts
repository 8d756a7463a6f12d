import type { DeadLink } from '../contract/links.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { type Referring, recordsIn, referencesIn } from '../link/visit-references.ts';
import { isRecord, valueAt } from '../model/data.ts';
import type { Page } from '../model/page.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { type Place, type Target, targetOf } from './target.ts';

/** Where something on a built page comes from. */
export interface Origin extends Partial<Place> {
  readonly target: Target;
  /** False if no file says it: what makes the page has put it there. */
  readonly isWritten: boolean;
  /** What is the same for all links that one thing has brought: a line, a file, a part of all pages. */
  readonly cause: unknown;
}

/**
 * Where a link is written: in the file of the page or the template it is on, in the record, in what all pages share;
 * else there where that is written which it leads to, as are the parts of a page in its table of contents.
 */
export function originOf(index: SiteIndex, { address, pages }: DeadLink): Origin {
  const target = targetOf(index, address);
  const page = pages.map(index.pageAt).find((each) => each !== undefined);
  const place = placeOfReference(index, page, target);
  if (place) return { ...place, target, isWritten: true, cause: placeText(place) };
  const source = page?.entry.source ?? index.site.content.site?.source;
  if (target.place) return { ...target.place, target, isWritten: true, cause: source };
  const isOwnPart = target.anchor !== undefined && target.path === pages[0];
  const cause = isOwnPart ? `#${target.anchor}` : address;
  return { ...(source && { source, path: [] }), target, isWritten: false, cause };
}

function placeText({ source, path }: Place): string {
  return [source.file, ...path].join('\n');
}

function placeOfReference(index: SiteIndex, page: Page | undefined, { keyIn }: Target) {
  const entries = [...(page ? filesOf(page) : []), ...recordsIn(index.site)];
  for (const entry of entries) {
    for (const reference of referencesIn(index.site, entry)) {
      const key = keyIn(reference);
      const path = [...reference.path, ...(key ?? [])];
      if (key && isWrittenAt(path, entry)) return { source: entry.source, path };
    }
  }
  return undefined;
}

/** Some values of a template give way to what the record says: these are written elsewhere. */
function isWrittenAt(path: Path, { data, source }: Referring): boolean {
  const written = valueAt(source.data, path);
  return written === valueAt(data, path) || String(written).includes('${');
}

/** What is written about one page alone: what it shows, its record, and what its template has to choose from. */
function filesOf({ data, entry: { source }, record }: Page): readonly Referring[] {
  const choices = isRecord(source.data) ? source.data : {};
  return [{ data, source }, ...(record ? [record.entry, { data: choices, source }] : [])];
}
