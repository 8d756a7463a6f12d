import type { DeadLink } from '../contract/links.ts';
import type { Message } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { countOf } from '../diagnostics/phrases.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { type Origin, originOf } from './origin.ts';
import type { Target } from './target.ts';

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
