import { keepUnused } from '../../link/comment.ts';
import type { Rule } from '../../link/rule.ts';

/** Pictures that are listed but shown nowhere. */
export const rule: Rule = {
  code: 'unused-picture',
  phase: 'unused',
  check({ site, named }) {
    const { pictures } = site.content;
    if (!pictures) return [];
    const unused = Object.keys(pictures.data).filter((key) => !named.has(`picture ${key}`));
    return unused.map((key) => ({
      source: pictures.source,
      path: [key],
      text: {
        message: `no page shows the picture "${key}"`,
        help: `Show it on a page, or delete these lines and the file. ${keepUnused}`,
      },
    }));
  },
};
