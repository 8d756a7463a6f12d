import type { Message } from '../../diagnostics/diagnostic.ts';
import { anchorsOf } from '../../link/anchors.ts';
import { missing } from '../../link/missing.ts';
import { isSuppressedAddress } from '../../link/suppressed.ts';
import { endOfRedirects } from '../../model/address-registry.ts';
import { isOfHidden } from '../../site/hidden-records.ts';
import { homeOf } from '../../site/site.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** What is wrong with an address of this site, such as `/vehicles?sort=price#top`; undefined if it leads to a page. */
export function addressFinding(index: SiteIndex, address: string): Message | undefined {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const page = index.pageAt(path);
  if (!page) {
    // A missing home page is reported once, not at every link to it.
    return ['/', homeOf(index.site)].includes(path) || isSuppressedAddress(index, path)
      ? undefined
      : missingPage(index, path);
  }
  if (anchor === undefined || isOfHidden(index.site, page)) return undefined;
  const anchors = anchorsOf(index, page);
  if (anchors.includes(anchor)) return undefined;
  const finding = missing('unknown-anchor', `section on ${path} with the id`, anchor, anchors);
  return { ...finding, cause: `anchor ${anchor}` };
}

function missingPage(index: SiteIndex, path: string): Message | undefined {
  const line = index.registry?.get(path);
  if (line?.kind === 'redirect') return redirectFinding(index, path);
  // The move is reported once, at the new address.
  if (line?.kind === 'page' && index.currentPageOf(line.id)) return undefined;
  const moved = line ? undefined : movedInFirst(index, path);
  if (moved) return moved;
  const code = 'unknown-address';
  const cause = `address ${path}`;
  // A published address is not a slip, so do not suggest another page with a similar name.
  if (line) return { code, cause, message: `there is no page at "${path}" any more` };
  return { ...missing(code, 'page at', path, index.addresses), cause };
}

/** Neither a link nor a redirect may lead to an address that redirects. */
function redirectFinding(index: SiteIndex, path: string): Message | undefined {
  const to = index.registry && endOfRedirects(index.registry, path);
  if (to === undefined) {
    const message = `the redirects of ${path} lead in a circle`;
    return { code: 'redirect-circle', message };
  }
  return index.pageAt(to) && movedFinding(path, to);
}

/** Links are written with the addresses of the first language in every other one, too. */
function movedInFirst({ site: { languages: [first] = [] } }: SiteIndex, path: string) {
  const to = first?.registry && endOfRedirects(first.registry, path);
  return to !== undefined && to !== path && first?.ids.has(to) ? movedFinding(path, to) : undefined;
}

function movedFinding(path: string, to: string): Message {
  const message = `the page has moved from ${path} to ${to}`;
  const help = `Write ${to} instead.`;
  const rewrite = { from: path, to: { word: to, isSure: true } };
  return { code: 'moved-address', message, help, rewrite };
}
