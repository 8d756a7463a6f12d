import { compareCodeUnits } from '../../diagnostics/faults.ts';
import { canonicalPath } from '../../model/page.ts';
import { doAll, type Steps } from '../../model/steps.ts';
import type { Site } from '../../site/site.ts';
import { createFactNotes, type UsedFacts } from './fact-notes.ts';
import { createWatcher } from './watched-data.ts';
import { watchPages } from './watched-pages.ts';

/** Which page uses which fact: through its own texts, its template, its views, and what all pages have in common. */
export interface FactUses {
  /** What header, footer and the other parts of every page use. */
  readonly everywhere: UsedFacts;
  /** What each page uses beside that, by its one address. */
  readonly pages: ReadonlyMap<string, UsedFacts>;
}

/**
 * Makes every page as it is made for output, and notes what is read for it. Nothing else says which fact is on which page:
 * a text refers to facts, but only who makes a page knows which texts and records are on it.
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
