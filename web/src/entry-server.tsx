import { readFileSync } from 'node:fs';
import { navigation } from '../../generated/navigation.ts';
import { fallbacks, routes } from '../../generated/routes.ts';
import { site } from '../../generated/site.ts';
import { prepareAllSections } from './page/section-view.tsx';
import { builtAssets, developmentAssets } from './shell/assets.ts';
import { renderFrame } from './shell/frame.tsx';
import { createRender, type Render } from './shell/render-page.tsx';

// Built, this module lies in build/; in development it is read where it stands.
const project = new URL(import.meta.env.DEV ? '../../' : '../', import.meta.url);
await prepareAllSections();

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, project), 'utf8'));
}

/** Renders the page of an address, with what the request adds to it. */
export const render: Render = createRender({
  routes,
  fallbacks,
  readPage: (name) => ({
    page: readJson(`generated/pages/${name}.json`),
    head: readJson(`generated/heads/${name}.json`),
  }),
  shell: {
    site,
    assets: import.meta.env.DEV ? developmentAssets : builtAssets(readJson('build/manifest.json')),
    frame: renderFrame({ name: site.name, navigation }),
    texts: {
      newTab: navigation.texts.newTab,
      breadcrumb: navigation.texts.breadcrumb,
      dismiss: navigation.texts.dismiss,
    },
  },
});
