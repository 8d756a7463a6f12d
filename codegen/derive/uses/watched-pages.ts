import type { Page } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';
import { createPageMaker, type MadePage } from '../pages/page-maker.ts';
import { shownEverywhere } from '../pages/site-facts.ts';
import type { createWatcher } from './watched-data.ts';
import { watchSite } from './watched-site.ts';

/** Makes everything that visitors see again, while a watcher follows what is read. */
export interface WatchedPages {
  /** The parts all pages share: the navigation and the facts about the dealer. */
  makeEverywhere(): { readonly navigation: object; readonly dealer: object };
  makePage(page: Page): MadePage;
  /** The pages, watched. */
  readonly pages: readonly Page[];
}

/** Prepares to make the pages of a site as for output. */
export function watchPages(site: Site, watcher: ReturnType<typeof createWatcher>): WatchedPages {
  const watched = watchSite(site, watcher.watch);
  const { context, props, makePage } = createPageMaker(watched, { watcher });
  return {
    pages: watched.pages,
    makeEverywhere: () => ({
      navigation: props.propsOf('navigation', watched.content.navigation?.data),
      dealer: shownEverywhere(context.site),
    }),
    makePage,
  };
}
