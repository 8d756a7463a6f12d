import { contentOf, type Data, type Entry, recordsOf } from '../../model/content.ts';
import type { Page } from '../../model/page.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import type { Site } from '../../site/site.ts';
import { createPageMaker, type MadePage } from '../pages/page-maker.ts';
import { shownEverywhere } from '../pages/site-facts.ts';
import type { createWatcher } from './watched-data.ts';

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

/** The same site with its records and pages watched. */
function watchSite(
  site: Site,
  watch: <Written extends Data>(data: Written, name: string) => Written,
): Site {
  const known = new Map<Entry, Entry>();
  const watchEntry = (noun: string, entry: Entry): Entry => {
    const name = nameOfRecord(noun, entry.id);
    const watched = known.get(entry) ?? { ...entry, data: watch(entry.data, name) };
    known.set(entry, watched);
    return watched;
  };
  const watchPage = (page: Page): Page => {
    const { record, id } = page;
    return {
      ...page,
      data: watch(page.data, pageName(id)),
      ...(record && { record: { ...record, entry: watchEntry(record.noun, record.entry) } }),
    };
  };
  return {
    ...site,
    content: contentOf((noun) =>
      recordsOf(site.content, noun).map((entry) => watchEntry(noun, entry)),
    ),
    pages: site.pages.map(watchPage),
  };
}

/** A name for the data of a page, which no record has. */
export function pageName(id: string): string {
  return `on ${id}`;
}
