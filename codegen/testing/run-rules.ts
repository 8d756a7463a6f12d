import type { Diagnostic, Phase } from '../diagnostics/diagnostic.ts';
import { diagnosticOf } from '../diagnostics/finding.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import type { LinkedSite } from '../link/rule.ts';
import { linkSite, runPhase } from '../link/run-rules.ts';
import type { Site } from '../site/site.ts';

/** What the rules of a phase find in a site, about which this is known besides. */
export function findIn(
  phase: Phase,
  site: Site,
  known: Partial<LinkedSite> = {},
): readonly Diagnostic[] {
  return runPhase(phase, { ...linkSite(site), ...known }).map(diagnosticOf);
}

/** What is wrong in a site, without figures that are typed into its texts. */
export function errorsIn(site: Site): readonly Diagnostic[] {
  return findIn('error', site).filter(({ code }) => !aboutTypedFacts.includes(code));
}

/** What is wrong with figures that are typed into texts. */
export function typedFactsIn(site: Site): readonly Diagnostic[] {
  return findIn('error', site).filter(({ code }) => aboutTypedFacts.includes(code));
}

const aboutTypedFacts = ['likely-fact', 'typed-fact', 'unknown-figure'];

/** A text after all repairs of what was found that are sure. */
export function repaired(text: string, found: readonly Diagnostic[]): string {
  return found
    .flatMap((each) => sureFixOf(each)?.edits ?? [])
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, text: word }) => now.slice(0, start) + word + now.slice(end), text);
}
