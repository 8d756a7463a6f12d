import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { canonicalPath } from '../../model/page.ts';
import { doAll, type Steps } from '../../model/steps.ts';
import type { Site } from '../../site/site.ts';
import { createFactNotes, type UsedFacts } from './fact-notes.ts';
import { createWatcher } from './watched-data.ts';
import { watchPages } from './watched-pages.ts';

/** Which page uses which fact: through its own texts, its template, its views, and the parts all pages share. */
export interface FactUses {
  /** Facts that the header, the footer and the other parts of every page use. */
  readonly everywhere: UsedFacts;
  /** Further facts that each page uses, by canonical address. */
  readonly pages: ReadonlyMap<string, UsedFacts>;
}

/**
 * Makes every page as for output, and notes what it reads. There is no other way to know which fact is on which page: a
 * text refers to facts, but only making a page shows which texts and records are on it.
 */
export function factUses(site: Site): FactUses {
  return doAll(factUseSteps(site));
}

/** The same, a page at each step. */
export function* factUseSteps(site: Site): Steps<FactUses> {
  const notes = createFactNotes(site);
  const { pages, makeEverywhere, makePage } = watchPages(site, createWatcher(notes.read));
  const everywhere = notes.during(makeEverywhere);
  const used = new Map<string, UsedFacts>();
  for (const page of pages) {
    used.set(
      canonicalPath(page),
      notes.during(() => makePage(page)),
    );
    yield;
  }
  return { everywhere, pages: used };
}

/** The pages that change, or may change, with a fact: all, or those of these addresses. */
export function pagesOfFact(
  { everywhere, pages }: FactUses,
  fact: string,
  how: keyof UsedFacts,
): 'all' | readonly string[] {
  if (everywhere[how].includes(fact)) return 'all';
  const using = [...pages].filter(([, used]) => used[how].includes(fact));
  return using.map(([path]) => path).sort(compareCodeUnits);
}
