import { fallbacks, formerAddresses, routes } from '../../generated/routes.ts';
import type { PageData } from './page/page-data.ts';
import { prepareAllSections } from './sections/section-view.tsx';
import { createRender, pageData, type Render } from './shell/render-page.tsx';
import { readGenerated, siteShell } from './shell/site-shell.ts';

await prepareAllSections();

const readFiles = (name: string) => ({
  page: readGenerated(`pages/${name}.json`),
  head: readGenerated(`heads/${name}.json`),
});

const pages = new Map<string, ReturnType<typeof readFiles>>();
const readPage = (name: string) => pages.get(name) ?? readFiles(name);

/**
 * Holds every document that the server may render from now on, whatever becomes of the files. The others are served as
 * they were built: they may be thousands.
 */
export function holdPages(): void {
  const asked = routes.filter(({ perRequest }) => perRequest !== false);
  for (const { page } of [...asked, ...fallbacks]) pages.set(page, readPage(page));
}

/** Renders the page of an address, with what the request adds to it. */
export const render: Render = createRender({
  routes,
  fallbacks,
  formerAddresses,
  readPage,
  shell: siteShell,
});

/** What the browser fetches of the page of a name. */
export function readPageData(name: string): PageData {
  return pageData(readPage(name), siteShell);
}

export { siteShell };
