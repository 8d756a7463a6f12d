import type { navigation } from '../../generated/navigation.ts';
import type * as routeTable from '../../generated/routes.ts';
import type { site } from '../../generated/site.ts';
import type { PageData } from './page/page-data.ts';
import { prepareAllSections } from './sections/section-view.tsx';
import { createAddressReader, createRender, pageData } from './shell/render-page.tsx';
import { createShell, readGenerated } from './shell/site-shell.ts';

/** The generated modules that the renderer reads as a whole. */
export interface SiteModules {
  readonly routes: typeof routeTable;
  readonly navigation: { readonly navigation: typeof navigation };
  readonly site: { readonly site: typeof site };
}

await prepareAllSections();

const readFiles = (name: string) => ({
  page: readGenerated(`pages/${name}.json`),
  head: readGenerated(`heads/${name}.json`),
});

/** Creates a site's renderer; development creates another whenever one of the modules is rewritten. */
export function createSiteRenderer({ routes, navigation, site }: SiteModules) {
  const shell = createShell(site.site, navigation.navigation);
  const pages = new Map<string, ReturnType<typeof readFiles>>();
  const readPage = (name: string) => pages.get(name) ?? readFiles(name);
  return {
    /** Renders the page at an address, with what the request adds to it. */
    render: createRender({ ...routes, readPage, shell }),
    readAddress: createAddressReader({ ...routes, readPage }),
    /** What the browser fetches for the page with a name. */
    readPageData: (name: string): PageData => pageData(readPage(name), shell),
    /**
     * Keeps in memory every document the server may render from now on, whatever happens to the files. The others,
     * which may be thousands, are served as they were built.
     */
    holdPages(): void {
      const asked = routes.routes.filter(({ perRequest }) => perRequest !== false);
      for (const { page } of [...asked, ...routes.fallbacks]) pages.set(page, readPage(page));
    },
    shell,
  };
}
