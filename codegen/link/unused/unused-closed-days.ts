import { groupAt } from '../../model/data.ts';
import type { Site } from '../../site/site.ts';
import { keepUnused } from '../comment.ts';
import type { PlacedFault } from '../rule.ts';
import type { NamedRecords } from './named-records.ts';

/** Closed days of a department of which no page says whether it is open now. */
export function unusedClosedDays({ content }: Site, named: NamedRecords): PlacedFault[] {
  if (!content.site) return [];
  const { data, source } = content.site;
  const departments = groupAt(data, 'departments');
  return Object.keys(departments)
    .filter((id) => groupAt(departments, id).closedDays && !named.has(`opening-times ${id}`))
    .map((id) => ({
      source,
      path: ['departments', id, 'closedDays'],
      text: {
        code: 'unused-closed-days',
        message: `no page says when "${id}" is open now, so these days change nothing`,
        help: `Delete them, or write "openNow: { times: ${id}, … }" in the header of content/navigation.yaml. ${keepUnused}`,
      },
    }));
}
