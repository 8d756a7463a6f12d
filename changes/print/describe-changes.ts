import type { Changes } from '../changes.ts';
import { curedPart, urgentPart, warningPart } from './describe-diagnostics.ts';
import { addressPart, factPart, feedPart } from './describe-facts.ts';
import { newPagePart, pagePart } from './describe-pages.ts';
import { textParts } from './describe-texts.ts';
import { createReach } from './page-list.ts';
import type { Part, Report } from './report.ts';
import { describeVerdict } from './verdict.ts';

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
