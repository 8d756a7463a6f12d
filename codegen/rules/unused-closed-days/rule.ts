import { keepUnused } from '../../link/comment.ts';
import type { Rule } from '../../link/rule.ts';
import { groupAt } from '../../model/data.ts';

/** Closed days of a department of which no page says whether it is open now. */
export const rule: Rule = {
  code: 'unused-closed-days',
  phase: 'unused',
  check({ site: { content }, named }) {
    if (!content.site) return [];
    const { data, source } = content.site;
    const departments = groupAt(data, 'departments');
    return Object.keys(departments)
      .filter((id) => groupAt(departments, id).closedDays && !named.has(`opening-times ${id}`))
      .map((id) => ({
        source,
        path: ['departments', id, 'closedDays'],
        text: {
          message: `no page says when "${id}" is open now, so these days change nothing`,
          help: `Delete them, or write "openNow: { times: ${id}, … }" in the header of content/navigation.yaml. ${keepUnused}`,
        },
      }));
  },
};
