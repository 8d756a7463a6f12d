import type { Message, Path } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../../link/rule.ts';
import { oncePerFile, sourcesOf } from '../../link/source-files.ts';
import { isRecord } from '../../model/data.ts';
import { isMoney, isUnit } from '../../model/units.ts';

/** Figures from more to less. */
export const rule: Rule = {
  code: 'upside-down',
  phase: 'error',
  check: ({ site }) => sourcesOf(site).flatMap(upsideDown),
};

const upsideDown = oncePerFile((source): readonly Finding[] =>
  lookInto(source.data, []).flatMap(({ path, text }): Finding[] => {
    const phase = isMoney(String(path.at(-1))) ? 'costly' : 'warning';
    return [{ source, path, phase, ...text }];
  }),
);

interface Found {
  readonly path: Path;
  readonly text: Pick<Message, 'message' | 'help'>;
}

function lookInto(value: unknown, path: (string | number)[]): Found[] {
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return [];
  const found: Found[] = [];
  for (const [step, item] of Object.entries(value)) {
    // A shortcut, since nearly all values are texts.
    if (typeof item !== 'object') continue;
    path.push(isList ? Number(step) : step);
    found.push(...(isList ? [] : pairFinding(step, item, path)), ...lookInto(item, path));
    path.pop();
  }
  return found;
}

function pairFinding(key: string, value: unknown, at: Path): Found[] {
  if (!Array.isArray(value) || value.length !== 2) return [];
  const path = [...at];
  const [from, to]: unknown[] = value;
  const message = `from ${String(from)} to ${String(to)} is backwards`;
  if (!(isUnit(key) && Number(from) > Number(to))) return [];
  return [{ path, text: { message, help: 'Write the smaller figure first.' } }];
}
