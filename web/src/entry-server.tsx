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

// Built, the renderer holds every document from its start on, whatever becomes of the files.
const built = import.meta.env.DEV ? [] : [...routes, ...fallbacks];
const pages = new Map(built.map(({ page }) => [page, readFiles(page)]));
const readPage = (name: string) => pages.get(name) ?? readFiles(name);

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

export { linkOwnStyles } from './shell/own-styles.ts';
