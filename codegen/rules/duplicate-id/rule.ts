import { anchorsOf, placesOfAnchor } from '../../link/anchors.ts';
import type { Rule } from '../../link/rule.ts';

/** No two sections of a page have the same anchor. */
export const rule: Rule = {
  code: 'duplicate-id',
  phase: 'error',
  check: (index) =>
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
      return [{ source, path: second, text: { message, ...related } }];
    }),
};
