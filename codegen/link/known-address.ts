import type { SiteIndex } from '../site/site-index.ts';
import { anchorsOf } from './anchors.ts';
import { missing } from './missing.ts';
import { isRefusedAddress } from './refused-ids.ts';
import type { RuleFault } from './rule.ts';

/** What is wrong with an address of this site, such as `/carts?sort=price#top`; nothing if it leads to a page. */
export function addressFault(index: SiteIndex, address: string): RuleFault | undefined {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const page = index.pageAt(path);
  if (!page) {
    // A missing home page is reported once, not at every link to it.
    if (path === '/' || isRefusedAddress(index, path)) return undefined;
    const fault = missing('unknown-address', 'page at', path, index.addresses);
    return { ...fault, cause: `address ${path}` };
  }
  if (anchor === undefined) return undefined;
  const anchors = anchorsOf(index, page);
  if (anchors.includes(anchor)) return undefined;
  return missing('unknown-anchor', `section on ${path} with the id`, anchor, anchors);
}
