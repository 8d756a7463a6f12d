import type { navigation } from '../../generated/navigation.ts';
import type * as routeTable from '../../generated/routes.ts';
import type { site } from '../../generated/site.ts';
import type { PageData } from './page/page-data.ts';
import { prepareAllSections } from './sections/section-view.tsx';
import {
  createAddressReader,
  createRender,
  type PageSource,
  pageData,
} from './shell/render-page.tsx';
import { createShell, type LayoutTexts, readGenerated } from './shell/site-shell.ts';

/** The generated modules that the renderer reads as a whole. */
export interface SiteModules {
  readonly routes: typeof routeTable;
  readonly navigation: { readonly navigation: typeof navigation };
  readonly site: { readonly site: typeof site };
}

await prepareAllSections();

/** Reads a page by the name of its document. */
export type ReadPage = (name: string) => PageSource;

const readFiles: ReadPage = (name) => ({
  page: readGenerated(`pages/${name}.json`),
  head: readGenerated(`heads/${name}.json`),
});

/** Creates a site's renderer. In development pages are in no files, and another is created when a module changes. */
export function createSiteRenderer(
  { routes, navigation, site }: SiteModules,
  read: ReadPage = readFiles,
  around?: LayoutTexts,
) {
  const shell = createShell(site.site, navigation.navigation, around);
  const pages = new Map<string, PageSource>();
  const readPage = (name: string) => pages.get(name) ?? read(name);
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
