import { wholesIn } from '../../link/members.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import { textsAt } from '../../model/data.ts';

/** A record that others should belong to (`x-members` in the schema), and that none does, so that no page shows it. */
export const rule: Rule = {
  code: 'empty-series',
  phase: 'doubt',
  check: (site) =>
    wholesIn(site).flatMap(({ entry, path, data, noun, id, name, members, says }): Finding[] => {
      const omitted = textsAt(data, String(says.without));
      const isListed = textsAt(data, String(says.first)).length > 0;
      if (isListed || members.some((member) => !omitted.includes(member.id))) return [];
      const text = {
        message: `no ${says.noun} belongs to the ${noun} "${name}", so no page shows it`,
        help: `Write "${says.key}: ${id}" in the file of a ${says.noun}, or delete the ${noun}.`,
      };
      return [{ source: entry.source, path: 'slug' in data ? [...path, 'slug'] : path, text }];
    }),
};
