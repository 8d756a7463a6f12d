import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { isRecord, textsAt, valueAt } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import { proseOf } from '../../model/written-marks.ts';

/** Texts that hold the place of one that was never written. */
export const rule: Rule = {
  code: 'placeholder',
  phase: 'error',
  needs: 'texts',
  find({ source, path, value }) {
    const [, at] = placeIn(value) ?? [];
    if (at === undefined || isOwed(source.data, path)) return [];
    return findingOf(source, value, path);
  },
};

/** A whole text that says nothing. */
const empty =
  /^\s*(?:n\/?a|n\.a\.|t\.?b\.?[acd]\.?|to ?do|xx+|null|nil|undefined|nan|[-–—_.…?*]+)\s*$/i;

/** Parts of a text that its author meant to replace. */
const unwritten = [
  /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b:?|\?{3,}|%%\w+%%/,
  /\[(?:insert|add|enter|fill|your|text|name|date|price|title|todo|placeholder)\b[^\]]*\]|<[a-z][\w -]*>|\blorem ipsum\b|\b(?:asdf|qwert[yz]|blah)\w*\b/i,
];

/** The placeholder in a text, and its offset. */
function placeIn(text: string): readonly [string, number] | undefined {
  if (empty.test(text)) return [text.trim(), 0];
  const prose = proseOf(text);
  const [match] = unwritten.flatMap((pattern) => pattern.exec(prose) ?? []);
  return match === undefined ? undefined : [match, prose.indexOf(match)];
}

/** What is marked as owed says so already. */
function isOwed(data: unknown, path: Path): boolean {
  const group = valueAt(data, path.slice(0, -1));
  if (!isRecord(group)) return false;
  return group.owed === true || textsAt(group, 'owed').includes(String(path.at(-1)));
}

function findingOf(source: Source, text: string, path: Path): RuleFinding[] {
  const [found = '', at = 0] = placeIn(text) ?? [];
  const span = source.locateInString(path, at, found.length);
  const isFact = path.at(-1) === 'text' || source.noun === 'site';
  const unknown = isFact
    ? 'If it is not known yet, write the best guess, with "owed: true" beside it.'
    : 'If it is not known yet, leave it out.';
  return [
    {
      source,
      path,
      span,
      phase: 'doubt',
      message: `"${found}" holds the place of a text, and visitors read it as it stands`,
      help: `Write the text. ${unknown}`,
      atField: `Visitors would read “${found}” as it stands. Write the text, or leave it out.`,
    },
  ];
}
