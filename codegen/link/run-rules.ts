import type { Phase } from '../diagnostics/diagnostic.ts';
import { type Finding, isErrorFinding } from '../diagnostics/finding.ts';
import { once } from '../model/once.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { figuresIn } from './amounts.ts';
import { createAnnotated } from './annotated.ts';
import { loadRules } from './load-rules.ts';
import { createNames } from './names.ts';
import { type CodedFinding, reportedIn } from './phases.ts';
import { listReferences } from './references.ts';
import type { LinkedSite, SiteRule } from './rule.ts';

/** The rules at work on a site. Both functions return what was found before, and what they add. */
export interface RuleRun {
  /** Finds what is wrong whatever else there is. */
  findErrors(found: readonly Finding[]): readonly Finding[];
  /** If nothing is wrong, finds what is doubtful; if nothing is, or if all is asked for, what is unused. */
  findDoubts(found: readonly Finding[], isThorough?: boolean): readonly Finding[];
}

/** Runs every rule on a site, phase by phase. `referenced` are the facts that texts refer to. */
export function createRuleRun(site: Site, referenced: ReadonlySet<unknown>): RuleRun {
  const linked = linkSite(site, referenced);
  const after = (found: readonly Finding[], phase: Phase) => [
    ...found,
    ...runPhase(phase, { ...linked, filesWithErrors: filesWithErrors(found) }, found),
  ];
  return {
    findErrors: (found) => after(after(found, 'error'), 'address'),
    findDoubts(found, isThorough = false) {
      if (found.some(isErrorFinding)) return found;
      const doubts = [...after(found, 'advice'), ...runPhase('doubt', linked, found)];
      return doubts.length === 0 || isThorough ? after(doubts, 'unused') : doubts;
    },
  };
}

/** Prepares what rules share. */
export function linkSite(site: Site, referenced: ReadonlySet<unknown> = new Set()): LinkedSite {
  const references = listReferences(site);
  return {
    ...createSiteIndex(site),
    references,
    names: createNames(references),
    figures: once(() => figuresIn(site.content)),
    annotated: createAnnotated(site),
    isReferenced: (value) => value !== undefined && referenced.has(value),
    filesWithErrors: new Set(),
  };
}

function filesWithErrors(found: readonly Finding[]): ReadonlySet<string> {
  return new Set(found.filter(isErrorFinding).map(({ source }) => source.file));
}

/** What runs always. */
const always: readonly Phase[] = ['error', 'warning', 'costly'];

/** Runs the rules of a phase; with errors, all rules that run always. */
export function runPhase(
  phase: Phase,
  site: LinkedSite,
  found: readonly Finding[] = [],
): readonly Finding[] {
  const phases = phase === 'error' ? always : [phase];
  const rules = loadRules().filter((rule) => phases.includes(rule.phase));
  const findings = rules.flatMap((rule) => findingsOf(rule, site));
  return reportedIn[phase]?.(findings, found) ?? findings;
}

function findingsOf({ code, phase, check }: SiteRule, site: LinkedSite): readonly CodedFinding[] {
  const usual = typeof code === 'string' ? code : code[0];
  return check(site).map((finding) => ({ phase, code: usual, ...finding }));
}
