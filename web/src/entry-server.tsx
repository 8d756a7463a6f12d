import { fallbacks, routes } from '../../generated/routes.ts';
import { prepareAllSections } from './sections/section-view.tsx';
import { createRender, type Render } from './shell/render-page.tsx';
import { readGenerated, siteShell } from './shell/site-shell.ts';

await prepareAllSections();

const readPage = (name: string) => ({
  page: readGenerated(`pages/${name}.json`),
  head: readGenerated(`heads/${name}.json`),
});

// Built, the renderer holds every document from its start on, whatever becomes of the files.
const built = import.meta.env.DEV ? [] : [...routes, ...fallbacks];
const pages = new Map(built.map(({ page }) => [page, readPage(page)]));

/** Renders the page of an address, with what the request adds to it. */
export const render: Render = createRender({
  routes,
  fallbacks,
  readPage: (name) => pages.get(name) ?? readPage(name),
  shell: siteShell,
});
