import type { Path } from '../../diagnostics/diagnostic.ts';
import { recordsOf } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { nounNames } from '../../model/nouns.ts';
import { isUnit } from '../../resolve/facts/units.ts';
import type { PlacedFault, RuleFault, SiteRule } from '../rule.ts';

/** What begins after it ends: figures from more to less, days from Friday to Monday, hours from evening to morning. */
export const upsideDown: SiteRule = ({ site }) =>
  nounNames.flatMap((noun) =>
    recordsOf(site.content, noun).flatMap(({ data, source }) =>
      (mayHold.test(source.text) ? lookInto(data, []) : []).map(({ path, text }): PlacedFault => {
        return { source, path, text: { severity: 'warning', code: 'upside-down', ...text } };
      }),
    ),
  );

/** Most files hold neither hours nor days nor ranges, and need not be walked. */
const mayHold = /\bopens\b|\bdays\b|\[\s*-?\d|-\s+-?\d/;

interface Found {
  readonly path: Path;
  readonly text: Omit<RuleFault, 'code'>;
}

function lookInto(value: unknown, path: (string | number)[]): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => lookInto(item, [...path, index]));
  if (!isRecord(value)) return [];
  const own = Object.entries(value).flatMap(([key, item]) => pairFault(key, item, [...path, key]));
  const below = Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'object' ? lookInto(item, [...path, key]) : [],
  );
  return [...own, ...hoursFault(value, path), ...below];
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function pairFault(key: string, value: unknown, path: Path): Found[] {
  if (!Array.isArray(value) || value.length !== 2) return [];
  const [from, to]: unknown[] = value;
  const message = `from ${String(from)} to ${String(to)} is upside down`;
  if (isUnit(key) && Number(from) > Number(to)) {
    return [{ path, text: { message, help: 'Write the smaller figure first.' } }];
  }
  // A weekend may well go over into the next week.
  const isWeekend = from === 'sat' || from === 'sun';
  const isBack = week.indexOf(String(from)) > week.indexOf(String(to));
  if (key !== 'days' || isWeekend || !isBack) return [];
  return [{ path, text: { message, help: 'Write the earlier day first.' } }];
}

/** Bars close after midnight; what closes later than early in the morning has its hours exchanged. */
const earlyMorning = '06:00';

function hoursFault({ opens, closes }: { opens?: unknown; closes?: unknown }, path: Path): Found[] {
  if (typeof opens !== 'string' || typeof closes !== 'string') return [];
  if (closes > opens || closes < earlyMorning) return [];
  const message = `these hours close (${closes}) before they open (${opens})`;
  return [{ path: [...path, 'closes'], text: { message, help: 'Exchange the two.' } }];
}
