import { fallbacks, routes } from '../../generated/routes.ts';
import { prepareAllSections } from './sections/section-view.tsx';
import { createRender, type Render } from './shell/render-page.tsx';
import { readJson, siteShell } from './shell/site-shell.ts';

await prepareAllSections();

/** Renders the page of an address, with what the request adds to it. */
export const render: Render = createRender({
  routes,
  fallbacks,
  readPage: (name) => ({
    page: readJson(`generated/pages/${name}.json`),
    head: readJson(`generated/heads/${name}.json`),
  }),
  shell: siteShell,
});
