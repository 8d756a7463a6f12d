import type { Rule } from '../../link/rule.ts';
import { listedMembers } from './listed-members.ts';
import { mutual } from './mutual.ts';
import { sameNames } from './same-names.ts';
import { strayFindings, straysIn } from './strays.ts';

/** Records that refer to each other agree. */
export const rule: Rule = {
  code: 'inconsistent',
  phase: 'error',
  check(site) {
    const strays = straysIn(site);
    return [
      ...strayFindings(strays),
      ...listedMembers(site, strays),
      ...sameNames(site),
      ...mutual(site),
    ];
  },
};
