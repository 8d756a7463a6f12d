import { anchorsOf } from '../anchors.ts';
import type { SiteRule } from '../rule.ts';

/** No two sections of a page have the same anchor. */
export const uniqueAnchors: SiteRule = (index) =>
  index.site.pages.flatMap((page) => {
    const anchors = anchorsOf(index, page);
    const repeated = anchors.find((anchor, position) => anchors.indexOf(anchor) < position);
    if (repeated === undefined) return [];
    const isPolicy = page.record?.noun === 'policy';
    const source = isPolicy ? page.record.entry.source : page.entry.source;
    const message = `two sections of this page have the id "${repeated}"`;
    return [{ source, path: ['sections'], text: { code: 'duplicate-id', message } }];
  });
