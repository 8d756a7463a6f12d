import { fixing } from '../../diagnostics/fixes.ts';
import { createListEdits } from '../../link/list-edits.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Source } from '../../model/source.ts';
import { type OpenFact, openFacts } from '../../site/units/open-facts.ts';

/** The list of units has a line for each fact that could have any unit. */
export const rule: Rule = {
  code: 'new-unit',
  phase: 'advice',
  check({ site: { content } }) {
    if (!content.units) return [];
    const { data, source } = content.units;
    const fresh = openFacts(content).filter(({ name }) => !Object.hasOwn(data, name));
    return newUnits(fresh, source);
  },
};

/** One warning for all, since their lines may be adjacent. */
function newUnits(fresh: readonly OpenFact[], list: Source): readonly RuleFinding[] {
  const [first, ...more] = fresh;
  if (!first) return [];
  const { source } = first.entry;
  const lines = fresh.map(({ name, unit }) => [name, unit] as const);
  const written = lines.slice(0, mostLines).map(([name, unit]) => `"${name}: ${unit}"`);
  return [
    {
      source,
      path: first.at,
      span: source.locate(first.at, 'key'),
      message: `${more.length === 0 ? 'the unit of this fact is' : `the units of this fact and of ${more.length} more are`} not listed yet`,
      help: `Write ${written.join(', ')}${lines.length > mostLines ? ' and so on' : ''} in ${list.file}.`,
      ...fixing(true, ...createListEdits(list).add(lines)),
    },
  ];
}

const mostLines = 3;
