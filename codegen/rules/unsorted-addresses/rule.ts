import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { isRecord } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';

/** Reports the first address out of alphabetical order; the fix sorts all lines. */
export const rule: Rule = {
  code: 'unsorted-addresses',
  phase: 'address',
  check({ site: { content }, registry }) {
    return content.urls && registry ? orderFinding(content.urls.source) : [];
  },
};

function orderFinding(source: Source): readonly RuleFinding[] {
  const addresses = isRecord(source.data) ? Object.keys(source.data) : [];
  const wrong = firstMisplaced(addresses);
  if (wrong === undefined) return [];
  const [next] = addresses.filter((path) => compareCodeUnits(path, wrong) > 0).sort();
  return [
    {
      source,
      path: [wrong],
      span: source.locate([wrong], 'key'),
      phase: 'warning',
      message: `the address ${wrong} is out of order: the list is sorted`,
      ...(next !== undefined && { help: `It belongs before ${next}.` }),
      ...sorting(source, addresses),
    },
  ];
}

/** Of two in the wrong order, the first if the rest is sorted without it, else the second. */
function firstMisplaced(addresses: readonly string[]): string | undefined {
  const isAfter = (index: number, other: number) =>
    compareCodeUnits(addresses[index] ?? '', addresses[other] ?? '') > 0;
  const index = addresses.findIndex((_, at) => at > 0 && isAfter(at - 1, at));
  if (index === -1) return undefined;
  return addresses[index === 1 || isAfter(index, index - 2) ? index - 1 : index];
}

/** Moves the lines of each address unchanged, with the comments above them; those above the first stay. */
function sorting(source: Source, addresses: readonly string[]) {
  const { file, text } = source;
  const keys = addresses.map((path) => source.locate([path], 'key').start);
  const isByLines = keys.every((start) => start === 0 || text[start - 1] === '\n');
  if (!isByLines) return {};
  const starts = keys.map((start, index) => (index === 0 ? start : aboveComments(text, start)));
  const blocks = addresses.map((path, index) => {
    return { path, lines: text.slice(starts[index], starts[index + 1] ?? text.length) };
  });
  const sorted = blocks
    .toSorted((one, other) => compareCodeUnits(one.path, other.path))
    .map(({ lines }) => (lines.endsWith('\n') ? lines : `${lines}\n`));
  return fixing(true, { file, start: starts[0] ?? 0, end: text.length, text: sorted.join('') });
}

function aboveComments(text: string, start: number): number {
  const before = text.lastIndexOf('\n', start - 2) + 1;
  return start > 0 && text.startsWith('#', before) ? aboveComments(text, before) : start;
}
