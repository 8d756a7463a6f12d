import { fixing } from '../../diagnostics/fixes.ts';
import { countOf } from '../../diagnostics/phrases.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Source } from '../../model/source.ts';
import { openFacts } from '../../site/units/open-facts.ts';

/** The list of units has no line for a fact that is gone, or whose unit is fixed. */
export const rule: Rule = {
  code: 'idle-unit',
  phase: 'advice',
  check({ site: { content } }) {
    if (!content.units) return [];
    const { data, source } = content.units;
    const names = new Set(openFacts(content).map(({ name }) => name));
    return idleLines(
      Object.keys(data).filter((name) => !names.has(name)),
      source,
    );
  },
};

function idleLines(idle: readonly string[], list: Source): readonly RuleFinding[] {
  const [first, ...more] = idle;
  if (first === undefined) return [];
  const others = more.length === 0 ? '' : `, nor that of ${countOf(more.length, 'other line')}`;
  return [
    {
      source: list,
      path: [first],
      span: list.locate([first], 'key'),
      message: `there is no fact "${first}" any more${others}`,
      help: 'Remove the line. If the fact has a new name, it gets a new line.',
      ...fixing(true, ...idle.map((name) => removalOf(name, list))),
    },
  ];
}

function removalOf(name: string, { file, text, locate }: Source) {
  const { start, end } = locate([name]);
  const next = text.indexOf('\n', end);
  const lineStart = text.lastIndexOf('\n', locate([name], 'key').start) + 1;
  return {
    file,
    start: Math.min(lineStart, start),
    end: next === -1 ? text.length : next + 1,
    text: '',
  };
}
