import type { PageDocument, PageHead } from '../../contract/page.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { pageHead } from '../pages/head.ts';
import { pageDocument } from '../pages/page-document.ts';
import { createPropsMaker } from '../pages/section-props.ts';
import { sectionTraits } from '../pages/section-traits.ts';
import { shownEverywhere } from '../pages/site-facts.ts';
import { previewOf } from '../pictures/preview.ts';
import { createViewContext } from '../views/view-context.ts';
import type { createWatcher } from './watched-data.ts';
import { watchSite } from './watched-site.ts';

/** How to make everything that visitors see once more, while a watcher is told what is read for it. */
export interface WatchedPages {
  /** What all pages have in common: the navigation, and what is said of the dealer. */
  makeEverywhere(): { readonly navigation: object; readonly dealer: object };
  makePage(page: Page): { readonly document: PageDocument; readonly head: PageHead };
  /** The pages, watched. */
  readonly pages: readonly Page[];
}

/** Prepares to make the pages of a site as they are made for output. */
export function watchPages(site: Site, watcher: ReturnType<typeof createWatcher>): WatchedPages {
  const watched = watchSite(site, watcher.watch);
  const context = createViewContext(createSiteIndex(watched), watcher);
  const props = createPropsMaker(context);
  const traits = sectionTraits(site.schemas);
  return {
    pages: watched.pages,
    makeEverywhere: () => ({
      navigation: props.propsOf('navigation', watched.content.navigation?.data),
      dealer: shownEverywhere(context.site),
    }),
    makePage(page) {
      const document = pageDocument(page, { context, props, traits });
      const preview = previewOf(page, document, context);
      return { document, head: pageHead(page, { document, preview }, context) };
    },
  };
}
