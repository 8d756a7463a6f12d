import { isError } from '../../codegen/diagnostics/sort-diagnostics.ts';
import type { Changes } from '../changes.ts';
import { curedPart, urgentPart, warningPart } from './describe-diagnostics.ts';
import { addressPart, factPart, feedPart } from './describe-facts.ts';
import { newPagePart, pagePart } from './describe-pages.ts';
import { textParts } from './describe-texts.ts';
import { type Cell, code, createReach, type Part, type Report, strong } from './report.ts';

/** Describes what a change does, most important first. */
export function describeChanges(changes: Changes): Report {
  const onPages = createReach(changes);
  const isFilled = ({ rows }: Part) => rows.length > 0;
  const parts = [
    factPart(changes, onPages),
    addressPart(changes),
    newPagePart(changes),
    ...textParts(changes, onPages),
    feedPart(changes, onPages),
    pagePart(changes, onPages),
    warningPart(changes),
    curedPart(changes),
  ];
  return {
    title: 'What this change does',
    verdict: describeVerdict(changes),
    urgent: [urgentPart(changes)].filter(isFilled),
    parts: parts.filter(isFilled),
  };
}

/** What matters most: whether the change can be published, and how many pages it affects. */
function describeVerdict(changes: Changes): Cell[] {
  return [
    ...lostVerdict(changes),
    changes.blocked ? blockedVerdict(changes) : pagesVerdict(changes),
    ['Compared with ', code(changes.base), '.'],
  ];
}

function lostVerdict({ lostLines: { length } }: Changes): Cell[] {
  if (length === 0) return [];
  const words = length === 1 ? ' 1 published address was' : ` ${length} published addresses were`;
  return [[strong('Not to be merged:'), `${words} taken out of `, code('content/urls.yaml'), '.']];
}

function blockedVerdict({ blocked, diagnostics }: Changes): Cell {
  if (blocked === 'before') {
    return [
      strong('Pages cannot be compared:'),
      ' the compiler of this change finds errors in the content it is compared with.',
    ];
  }
  const fresh = diagnostics.fresh.filter(isError).length;
  const errors = fresh === 1 ? '1 error has' : `${fresh || 'Old'} errors have`;
  return [
    strong('This change cannot go live yet:'),
    ` ${errors} to be fixed first. Visitors see the site as it is.`,
  ];
}

function adviceOf({ fresh }: Changes['diagnostics']): Cell {
  const { length } = fresh.filter((diagnostic) => !isError(diagnostic));
  if (length === 0) return [];
  return [' ', strong(length === 1 ? '1 new warning' : `${length} new warnings`), ', at the end.'];
}

/** How many of the pages that both have are meant. */
function shareOf(changed: number, pages: number): string {
  if (changed === pages && pages > 1) return `All ${pages} pages`;
  return `${changed} of ${pages} pages`;
}

function pagesVerdict({ pages, total, texts, diagnostics }: Changes): Cell {
  if (pages.length === 0) return [strong('No page changes.')];
  const count = (state: string) => pages.filter((page) => page.state === state).length;
  const [changed, added, removed] = [count('changed'), count('added'), count('removed')];
  const others = [
    ...(added > 0 ? [`${added} ${added === 1 ? 'is' : 'are'} new`] : []),
    ...(removed > 0 ? [`${removed} ${removed === 1 ? 'is' : 'are'} gone`] : []),
  ];
  const read = texts.filter(({ role }) => role === 'text').length;
  const words = read === 1 ? '1 text reads' : `${read} texts read`;
  return [
    strong(`${shareOf(changed, total - added)} ${changed === 1 ? 'changes' : 'change'}`),
    others.length > 0 ? `, ${others.join(' and ')}. ` : '. ',
    read === 0 ? 'No text on them reads differently.' : `${words} differently.`,
    ...adviceOf(diagnostics),
  ];
}
