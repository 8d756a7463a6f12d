import { fixing } from '../../diagnostics/fixes.ts';
import { editDistance } from '../../diagnostics/nearest.ts';
import { countOf } from '../../diagnostics/phrases.ts';
import type { ListEdits, NewLine } from '../../link/list-edits.ts';
import type { RuleFinding } from '../../link/rule.ts';
import { canonicalPath, type Page, type PageAddress } from '../../model/page.ts';
import { causeOf, linesOf, placed } from './registry-findings.ts';
import { change, list, nameOf, redirectTo, withoutNoun } from './registry-words.ts';

/** A page that had other addresses before. */
export interface Move {
  /** The id in the lines of these addresses. */
  readonly id: string;
  readonly paths: readonly string[];
  readonly page: Page;
  readonly added: readonly PageAddress[];
}

/** Pages that left their addresses. The fix is sure if their records say so, or the new address is not a slip. */
export function movedFinding(moves: readonly Move[], text: ListEdits): RuleFinding {
  const [first, ...more] = moves;
  if (!first) throw new Error('no page has moved');
  const from = first.paths[0] ?? '';
  const to = canonicalPath(first.page);
  const old = moves.flatMap(redirects);
  const own = moves.flatMap(lines);
  const isSure = moves.every(({ id, paths, page }) => id !== page.id || !isSlip(paths, page));
  const others =
    more.length > 0
      ? `, and so ${more.length === 1 ? 'has' : 'have'} ${countOf(more.length, 'other page')}`
      : '';
  const slip = 'If this is a mistake, put the old address back. If it is intended';
  return placed(first.page, more.length > 0, {
    code: 'moved-address',
    message: `the page ${from} has moved to ${to}${others}`,
    help: change([...old, ...own], isSure ? undefined : slip),
    atField: `This page was at ${from}${others}. Put that back, or have the old address lead to the new one.`,
    ...fixing(isSure, ...text.replace(old), ...text.add(own)),
  });
}

/** A missing record, and one that may be the same under another name. */
export function renamedFinding(move: Move, text: ListEdits): RuleFinding {
  const { id, page } = move;
  const key = `"formerly: ${withoutNoun(id)}"`;
  return placed(page, false, {
    code: 'renamed-record',
    ...(id.startsWith('page/') ? {} : ({ cause: causeOf(id), isOrigin: true } as const)),
    message: `${nameOf(id)} is missing, and ${nameOf(page.id)} is new`,
    help: `If they are the same, add ${key} here: the old addresses will lead to this page. If not, say in ${list}, where the old addresses lead.`,
    ...fixing(false, ...text.replace(redirects(move)), ...text.add(lines(move))),
  });
}

function lines({ page, added }: Move): readonly NewLine[] {
  return linesOf([page, added]);
}

function redirects({ paths, page }: Move): readonly NewLine[] {
  return paths.map((path) => [path, redirectTo(canonicalPath(page))]);
}

/** Whether an address changed by only a letter or two, which may not be intended. */
function isSlip([from = '']: readonly string[], page: Page): boolean {
  return editDistance(from, canonicalPath(page)) <= 2;
}
