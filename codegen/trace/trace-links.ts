import type { DeadLink } from '../contract/links.ts';
import type { Message, Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { countOf } from '../diagnostics/phrases.ts';
import { type Referring, recordsIn, referencesIn } from '../link/references.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { mayHoldReferences } from '../model/fact-reference.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex, type SiteIndex } from '../site/site-index.ts';
import { type Place, type Target, targetOf } from './target.ts';

/** A dead link and its origin. */
type Traced = DeadLink & Origin;

/** Reports where in the content the dead links of built pages are written; those with a common origin count as one. */
export function traceLinks(site: Site, dead: readonly DeadLink[]): Finding[] {
  // A compilation that traces nothing needs no index for it.
  if (dead.length === 0) return [];
  const index = createSiteIndex(site);
  const traced = dead.map((link): Traced => ({ ...link, ...originOf(index, link) }));
  return [...Map.groupBy(traced, ({ cause }) => cause).values()].flatMap(deadLinkDiagnostic);
}

function deadLinkDiagnostic(links: readonly Traced[]): readonly Finding[] {
  const [first] = links;
  if (!first) return [];
  const { source, path = [], target, isWritten } = first;
  const pages = [...new Set(links.flatMap((link) => link.pages))];
  const others = pages.length > 1 ? ` and on ${countOf(pages.length - 1, 'other page')}` : '';
  const text: Message = {
    code: 'dead-link',
    message: `on the built page ${pages[0]}${others}, ${isWritten ? 'this' : 'something'} ${whatIsWrong(target)}`,
    help: isWritten
      ? 'The content is right here, what makes pages of it is not: show this to an engineer.'
      : 'It is written nowhere in the content, so what makes the pages is wrong: show this to an engineer.',
  };
  return [source ? { source, path, ...text } : { source: { file: 'content/site.yaml' }, ...text }];
}

function whatIsWrong({ path, anchor }: Target): string {
  if (anchor !== undefined) return `leads nowhere: ${path} has no part "${anchor}"`;
  const isFile = path.startsWith('/assets/');
  return isFile
    ? `needs a file that is missing: ${path}`
    : `leads nowhere: there is no page ${path}`;
}

/** Where something on a built page comes from. */
interface Origin extends Partial<Place> {
  readonly target: Target;
  /** False if no file contains it, so that the code that makes the page added it. */
  readonly isWritten: boolean;
  /** The same for all links with a common origin: a line, a file, a part of all pages. */
  readonly cause: unknown;
}

/**
 * Finds where a link is written: in the file of its page or template, in the record, or in the parts all pages share.
 * For a link that is not written, such as those of a table of contents, returns where its target is.
 */
function originOf(index: SiteIndex, { address, pages }: DeadLink): Origin {
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

/** Whether a value is written at a path: a record may override a value of its template. */
function isWrittenAt(path: Path, { data, source }: Referring): boolean {
  const written = valueAt(source.data, path);
  return written === valueAt(data, path) || mayHoldReferences(String(written));
}

/** The data of one page: what it shows, its record, and the alternatives of its template. */
function filesOf({ data, entry: { source }, record }: Page): readonly Referring[] {
  const choices = isRecord(source.data) ? source.data : {};
  return [{ data, source }, ...(record ? [record.entry, { data: choices, source }] : [])];
}
