import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { countOf, faultAt } from '../diagnostics/faults.ts';
import { fixing } from '../diagnostics/fixes.ts';
import type { Source } from '../model/source.ts';
import type { Site } from '../site/site.ts';
import { type OpenFact, openFacts } from '../site/units/open-facts.ts';
import { createLedgerText } from './ledger/ledger-text.ts';

/** The list of units has a line for each fact that could have any unit, and no other. Runs only if nothing is wrong. */
export function checkUnitLines({ content }: Site): Diagnostic[] {
  if (!content.units) return [];
  const { data, source } = content.units;
  const facts = openFacts(content);
  const names = new Set(facts.map(({ name }) => name));
  const fresh = facts.filter(({ name }) => !Object.hasOwn(data, name));
  const idle = Object.keys(data).filter((name) => !names.has(name));
  return [...newUnits(fresh, source), ...idleLines(idle, source)];
}

/** One warning for all, since their lines may be adjacent. */
function newUnits(fresh: readonly OpenFact[], list: Source): Diagnostic[] {
  const [first, ...more] = fresh;
  if (!first) return [];
  const { source } = first.entry;
  const lines = fresh.map(({ name, unit }) => [name, unit] as const);
  const written = lines.slice(0, mostLines).map(([name, unit]) => `"${name}: ${unit}"`);
  return [
    faultAt(source.file, source.locate(first.at, 'key'), {
      severity: 'warning',
      code: 'new-unit',
      message: `${more.length === 0 ? 'the unit of this fact is' : `the units of this fact and of ${more.length} more are`} not listed yet`,
      help: `Write ${written.join(', ')}${lines.length > mostLines ? ' and so on' : ''} in ${list.file}.`,
      ...fixing(true, ...createLedgerText(list).add(lines)),
    }),
  ];
}

const mostLines = 3;

function idleLines(idle: readonly string[], list: Source): Diagnostic[] {
  const [first, ...more] = idle;
  if (!first) return [];
  const { file, text } = list;
  const edits = idle.map((name) => {
    const { start, end } = list.locate([name]);
    const next = text.indexOf('\n', end);
    const lineStart = text.lastIndexOf('\n', list.locate([name], 'key').start) + 1;
    return {
      file,
      start: Math.min(lineStart, start),
      end: next === -1 ? text.length : next + 1,
      text: '',
    };
  });
  const others = more.length === 0 ? '' : `, nor that of ${countOf(more.length, 'other line')}`;
  return [
    faultAt(file, list.locate([first], 'key'), {
      severity: 'warning',
      code: 'idle-unit',
      message: `there is no fact "${first}" any more${others}`,
      help: 'Remove the line. If the fact has a new name, it gets a new line.',
      ...fixing(true, ...edits),
    }),
  ];
}
