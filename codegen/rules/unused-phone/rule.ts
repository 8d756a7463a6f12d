import { keepUnused } from '../../link/comment.ts';
import type { Rule } from '../../link/rule.ts';
import { groupAt } from '../../model/data.ts';

/** Phones that no record names, no link dials and no text prints. */
export const rule: Rule = {
  code: 'unused-phone',
  phase: 'unused',
  check({ site: { content }, named, isReferenced }) {
    if (!content.site) return [];
    const { data, source } = content.site;
    const phones = groupAt(data, 'phones');
    const isNamed = (id: string) => named.has(`phone:${id}`) || named.has(`phone ${id}`);
    const isPrinted = (id: string) => [phones[id], groupAt(phones, id).number].some(isReferenced);
    const unused = Object.keys(phones).filter((id) => !isNamed(id) && !isPrinted(id));
    return unused.map((id) => ({
      source,
      path: ['phones', id],
      text: {
        message: `no page shows or dials the phone "${id}"`,
        help: `Name it where people should call, such as "phone: ${id}" at a department, or delete it. ${keepUnused}`,
      },
    }));
  },
};
