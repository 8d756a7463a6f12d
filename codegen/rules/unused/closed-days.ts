import type { NounTypes } from '../../../generated/content.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Source } from '../../model/source.ts';
import { isUsuallyOpen } from '../../resolve/facts/seasons.ts';

/** Closed days, or days with other hours, that change nothing: no page shows the hours, or the department is closed anyway. */
export const closedDays: Rule = {
  code: 'unused-closed-days',
  phase: 'unused',
  check({ site: { content }, names }) {
    if (!content.site) return [];
    const { data, source } = content.site;
    return Object.entries(data.departments ?? {}).flatMap(([id, department]) => {
      const at = ['departments', id];
      const ids = [id, ...Object.keys(department.readings ?? {}).map((each) => `${id}@${each}`)];
      if (ids.some((each) => names.of('department', each).length > 0))
        return closedAnyway(source, department, at);
      return (['closedDays', 'specialHours'] as const)
        .filter((key) => department[key])
        .map((key) => ({
          source,
          path: [...at, key],
          message: `no page shows the hours of "${id}", so these days change nothing`,
          help: `Delete them, or write "hours: ${id}" in the header of content/navigation.yaml, or a section of the kind opening-hours on a page.`,
          atField:
            'No page shows the hours of this department, so these days change nothing. Remove them, or add its hours to a page.',
        }));
    });
  },
};

type Department = NounTypes['department'];

/** Dates on which the hours of the week are none. */
function closedAnyway(source: Source, department: Department, at: Path): RuleFinding[] {
  return (department.closedDays?.days ?? []).flatMap((day, index) => {
    // A day of every year has another weekday each time.
    if (!/^\d{4}-/.test(day) || isUsuallyOpen(department, day)) return [];
    const message = `${day} is a day on which the hours of "${String(at.at(-1))}" are none anyway`;
    const help = 'Delete it: it changes nothing.';
    const atField = 'This department is closed on that day anyway. Take the day out.';
    return [{ source, path: [...at, 'closedDays', 'days', index], message, help, atField }];
  });
}
