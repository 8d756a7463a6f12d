import type { Path } from '../../diagnostics/diagnostic.ts';
import { isRecord } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import { isUnit } from '../../resolve/facts/units.ts';
import type { PlacedFault, RuleFault } from '../rule.ts';

/** Ranges that end before they begin: figures from more to less, Friday to Monday, evening to morning. */
export function upsideDown(source: Source): PlacedFault[] {
  return lookInto(source.data, []).map(({ path, text }) => {
    return { source, path, text: { severity: 'warning', code: 'upside-down', ...text } };
  });
}

interface Found {
  readonly path: Path;
  readonly text: Omit<RuleFault, 'code'>;
}

function lookInto(value: unknown, path: (string | number)[]): Found[] {
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return [];
  const found = isList ? [] : hoursFault(value, path);
  for (const [step, item] of Object.entries(value)) {
    // A shortcut, since nearly all values are texts.
    if (typeof item !== 'object') continue;
    path.push(isList ? Number(step) : step);
    found.push(...(isList ? [] : pairFault(step, item, path)), ...lookInto(item, path));
    path.pop();
  }
  return found;
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function pairFault(key: string, value: unknown, at: Path): Found[] {
  if (!Array.isArray(value) || value.length !== 2) return [];
  const path = [...at];
  const [from, to]: unknown[] = value;
  const message = `from ${String(from)} to ${String(to)} is backwards`;
  if (isUnit(key) && Number(from) > Number(to)) {
    return [{ path, text: { message, help: 'Write the smaller figure first.' } }];
  }
  // A weekend may continue into the next week.
  const isWeekend = from === 'sat' || from === 'sun';
  const isBack = week.indexOf(String(from)) > week.indexOf(String(to));
  if (key !== 'days' || isWeekend || !isBack) return [];
  return [{ path, text: { message, help: 'Write the earlier day first.' } }];
}

/** Bars close after midnight; hours that end later than this in the morning are swapped. */
const earlyMorning = '06:00';

function hoursFault({ opens, closes }: { opens?: unknown; closes?: unknown }, path: Path): Found[] {
  if (typeof opens !== 'string' || typeof closes !== 'string') return [];
  if (closes > opens || closes < earlyMorning) return [];
  const message = `these hours close (${closes}) before they open (${opens})`;
  return [{ path: [...path, 'closes'], text: { message, help: 'Swap the two.' } }];
}
