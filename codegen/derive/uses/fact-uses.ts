import { compareCodeUnits } from '../../diagnostics/faults.ts';
import { canonicalPath } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { pageHead } from '../pages/head.ts';
import { pageDocument } from '../pages/page-document.ts';
import { createPropsMaker } from '../pages/section-props.ts';
import { sectionTraits } from '../pages/section-traits.ts';
import { shownEverywhere } from '../pages/site-facts.ts';
import { previewOf } from '../pictures/preview.ts';
import { createViewContext } from '../views/view-context.ts';
import { createFactNotes, type UsedFacts } from './fact-notes.ts';
import { createWatcher } from './watched-data.ts';
import { watchSite } from './watched-site.ts';

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
  const notes = createFactNotes(site);
  const watcher = createWatcher(notes.read);
  const watched = watchSite(site, watcher.watch);
  const context = createViewContext(createSiteIndex(watched), watcher);
  const props = createPropsMaker(context);
  const traits = sectionTraits(site.schemas);
  const everywhere = notes.during(() => [
    props.propsOf('navigation', watched.content.navigation?.data),
    shownEverywhere(context.site),
  ]);
  const pages = watched.pages.map((page) => {
    const used = notes.during(() => {
      const document = pageDocument(page, { context, props, traits });
      const preview = previewOf(page, document, context);
      return [document, pageHead(page, { document, preview }, context)];
    });
    return [canonicalPath(page), used] as const;
  });
  return { everywhere, pages: new Map(pages) };
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
