import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Phase } from '../diagnostics/diagnostic.ts';
import { type Finding, isErrorFinding } from '../diagnostics/finding.ts';
import { once } from '../model/once.ts';
import type { AnnotationName } from '../schema/annotations.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { figuresIn } from './amounts.ts';
import { createAnnotated } from './annotated.ts';
import { createNames } from './names.ts';
import { type CodedFinding, reportedIn } from './phases.ts';
import { listReferences } from './references.ts';
import type { AnnotationRule, Check, LinkedSite, Rule, RuleFinding, SiteRule } from './rule.ts';
import { type FileValues, oncePerFile, sourcesOf, valuesIn } from './source-files.ts';

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

/** Each folder in here is a rule, or rules that are rows of one table. */
const folder = join(import.meta.dirname, '../rules');

const load = createRequire(import.meta.url);

/** What a folder exports. */
type Exported = { readonly rule: Rule } | { readonly rules: readonly Rule[] };

/** The rules of a folder. */
export function rulesIn(name: string): readonly Rule[] {
  const exported: Exported = load(join(folder, name, 'rule.ts'));
  return 'rules' in exported ? exported.rules : [exported.rule];
}

/** All rules, each with what it needs at hand. */
const loadRules = once((): readonly SiteRule[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => rulesIn(name))
    .map((rule) => ({ code: rule.code, phase: rule.phase, check: checkOf(rule) })),
);

function checkOf(rule: Rule): Check {
  switch (rule.needs) {
    case undefined:
      return rule.check;
    case 'references':
      return (site) => site.references.flatMap((one) => rule.find(one, site));
    case 'texts':
      return inEachFile(({ texts }) => texts.flatMap((one) => rule.find(one)));
    case 'groups':
      return inEachFile(({ groups }) => groups.flatMap((one) => rule.find(one)));
    case 'lists':
      return inEachFile(({ lists }) => lists.flatMap((one) => rule.find(one)));
    default:
      return inAnnotated(rule);
  }
}

/** While somebody edits, all other files stay the same, and so does what is found in them. */
function inEachFile(find: (places: FileValues) => readonly RuleFinding[]): Check {
  const findings = oncePerFile((source) => find(valuesIn(source)));
  return ({ site }) => sourcesOf(site).flatMap(findings);
}

function inAnnotated<Name extends AnnotationName>(rule: AnnotationRule<Name>): Check {
  return (site) => site.annotated(rule.needs).flatMap((one) => rule.find(one, site));
}
