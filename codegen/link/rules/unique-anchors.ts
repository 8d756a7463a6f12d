import { anchorsOf, placesOfAnchor } from '../anchors.ts';
import type { SiteRule } from '../rule.ts';

/** No two sections of a page have the same anchor. */
export const uniqueAnchors: SiteRule = (index) =>
  index.site.pages.flatMap((page) => {
    const anchors = anchorsOf(index, page);
    const repeated = anchors.find((anchor, position) => anchors.indexOf(anchor) < position);
    if (repeated === undefined) return [];
    const { source, paths } = placesOfAnchor(page, repeated);
    const [first = ['sections'], second = first] = paths;
    const message = `two sections of this page have the id "${repeated}"`;
    const { line, column } = source.locate(first);
    const place = { file: source.file, line, column, message: 'it is first used here' };
    const related = first === second ? {} : { related: [place] };
    return [{ source, path: second, text: { code: 'duplicate-id', message, ...related } }];
  });
