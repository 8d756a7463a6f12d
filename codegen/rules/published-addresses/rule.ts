import { nearest } from '../../diagnostics/nearest.ts';
import { createListEdits } from '../../link/list-edits.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { groupsAt } from '../../model/data.ts';
import { canonicalPath, type Page } from '../../model/page.ts';
import { compareRegistry, type Differences } from './compare-registry.ts';
import { type Move, movedFinding, renamedFinding } from './moved-pages.ts';
import { lostFinding, newFinding, takenFinding } from './registry-findings.ts';

/** Every published address still shows its page, redirects to its new address, or says that it is gone. */
export const rule: Rule = {
  code: [
    'lost-address',
    'missing-page',
    'moved-address',
    'new-address',
    'renamed-record',
    'taken-address',
  ],
  phase: 'address',
  check(site) {
    const found = compareRegistry(site);
    return found ? findingsOf(found) : [];
  },
};

function findingsOf(found: Differences): readonly RuleFinding[] {
  const text = createListEdits(found.source);
  const moves = listMoves(found);
  const suggestions = suggestNames(found, moves);
  const known = new Set([...moves, ...suggestions].map(({ page }) => page));
  const fresh = [...found.added].filter(([page]) => !known.has(page));
  const explained = new Set([...moves, ...suggestions].map(({ id }) => id));
  const lost = [...found.lost].filter(
    ([id]) => !explained.has(id) && !found.index.currentPageOf(id),
  );
  return [
    ...together(moves, ({ page }) => page).map((group) => movedFinding(group, text)),
    ...suggestions.map((suggestion) => renamedFinding(suggestion, text)),
    ...together(fresh, ([page]) => page).map((group) => newFinding(group, fresh, text)),
    ...lost.map((each) => lostFinding(each, found, text)),
    ...[...found.taken].map((each) => takenFinding(each, found, text)),
    ...unansweredFindings(found),
  ];
}

/** Groups pages whose addresses come from one pattern, which are reported together. */
function together<T>(items: readonly T[], pageOf: (item: T) => Page): readonly (readonly T[])[] {
  const keyOf = (page: Page) => {
    const pattern = page.addresses[0]?.pattern;
    return pattern ? `${pattern.source.file} ${pattern.at.join()}` : page;
  };
  return [...Map.groupBy<unknown, T>(items, (item) => keyOf(pageOf(item))).values()];
}

function listMoves({ index, lost, added }: Differences): readonly Move[] {
  return [...lost].flatMap(([id, paths]) => {
    const page = index.currentPageOf(id);
    const isTaken = page && index.pageAt(canonicalPath(page)) !== page;
    return page && !isTaken ? [{ id, paths, page, added: added.get(page) ?? [] }] : [];
  });
}

/** A missing record and a new one of the same noun with nearly the same name are probably the same. */
function suggestNames(
  { index, lost, added }: Differences,
  moves: readonly Move[],
): readonly Move[] {
  const free = new Map([...added.keys()].map((page) => [page.id, page]));
  for (const { page } of moves) free.delete(page.id);
  return [...lost].flatMap(([id, paths]) => {
    if (index.currentPageOf(id)) return [];
    const likely = [...free.keys()].filter((other) => nounIn(other) === nounIn(id));
    const page = free.get(nearest(id, likely) ?? '');
    if (!page) return [];
    free.delete(page.id);
    return [{ id, paths, page, added: added.get(page) ?? [] }];
  });
}

function nounIn(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

/** Without a page for gone addresses, nothing answers them. */
function unansweredFindings({ index: { site }, registry, source }: Differences): RuleFinding[] {
  if (site.invalidFiles.some(({ noun }) => noun === 'page')) return [];
  const prefixes = site.pages.flatMap(({ data }) =>
    groupsAt(data, 'fallbacks').flatMap(({ prefix, status }) =>
      status === 410 ? String(prefix) : [],
    ),
  );
  const isAnswered = (path: string) => prefixes.some((prefix) => path.startsWith(prefix));
  const first = [...registry].find(([path, { kind }]) => kind === 'gone' && !isAnswered(path));
  if (!first) return [];
  const message = 'no page is shown for addresses that are gone';
  const help = 'Add "fallbacks: [{ prefix: /, status: 410 }]" to the page that says so.';
  const atField = 'Some addresses are gone, and no page says so. Choose one that does.';
  return [{ source, path: [first[0]], code: 'missing-page', message, help, atField }];
}
