import type { Path } from '../../diagnostics/diagnostic.ts';
import { isRecord } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import { isMoney, isUnit } from '../../model/units.ts';
import { doubtful } from '../comment.ts';
import type { PlacedFault, RuleFault } from '../rule.ts';

/** Figures from more to less. */
export function upsideDown(source: Source): PlacedFault[] {
  return lookInto(source.data, []).flatMap(({ path, text }): PlacedFault[] => {
    const fault = { source, path, text: { code: 'upside-down', ...text } };
    if (isMoney(String(path.at(-1)))) return doubtful(fault);
    return [{ ...fault, text: { severity: 'warning', ...fault.text } }];
  });
}

interface Found {
  readonly path: Path;
  readonly text: Omit<RuleFault, 'code'>;
}

function lookInto(value: unknown, path: (string | number)[]): Found[] {
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return [];
  const found: Found[] = [];
  for (const [step, item] of Object.entries(value)) {
    // A shortcut, since nearly all values are texts.
    if (typeof item !== 'object') continue;
    path.push(isList ? Number(step) : step);
    found.push(...(isList ? [] : pairFault(step, item, path)), ...lookInto(item, path));
    path.pop();
  }
  return found;
}

function pairFault(key: string, value: unknown, at: Path): Found[] {
  if (!Array.isArray(value) || value.length !== 2) return [];
  const path = [...at];
  const [from, to]: unknown[] = value;
  const message = `from ${String(from)} to ${String(to)} is backwards`;
  if (!(isUnit(key) && Number(from) > Number(to))) return [];
  return [{ path, text: { message, help: 'Write the smaller figure first.' } }];
}
