import { keepUnused } from '../../link/comment.ts';
import type { Rule } from '../../link/rule.ts';
import { groupAt } from '../../model/data.ts';

/** External addresses that nothing links to. */
export const rule: Rule = {
  code: 'unused-external',
  phase: 'unused',
  check({ site: { content }, named }) {
    if (!content.site) return [];
    const { data, source } = content.site;
    const isNamed = (id: string) => named.has(`external:${id}`) || named.has(`external ${id}`);
    const unused = Object.keys(groupAt(data, 'externals')).filter((id) => !isNamed(id));
    return unused.map((id) => ({
      source,
      path: ['externals', id],
      text: {
        message: `no link leads to "external:${id}"`,
        help: `Write "to: external:${id}" where a link should lead there, or delete it. ${keepUnused}`,
      },
    }));
  },
};
