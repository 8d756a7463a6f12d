import type { Finding } from '../../diagnostics/finding.ts';
import type { Check } from '../../link/rule.ts';

/** The other half of a town that lies in two counties names this one as well. */
export const mutual: Check = ({ site: { content }, find }) =>
  content.towns.flatMap(({ id, source, data: { twin } }): Finding[] => {
    const other = twin === undefined ? undefined : find('town', twin);
    if (!other || other.twin === id) return [];
    // What is not there is reported at the other record.
    if (other.twin !== undefined && !find('town', other.twin)) return [];
    return [{ source, path: ['twin'], message: `the twin "${twin}" does not name this town` }];
  });
