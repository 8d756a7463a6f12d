import { readFileSync } from 'node:fs';
import { navigation } from '../../../generated/navigation.ts';
import { printSettings, site } from '../../../generated/site.ts';
import { renderSiteLayout } from '../layout/site-layout.tsx';
import { builtAssets, developmentAssets } from './assets.ts';
import type { ShellParts } from './html-document.tsx';

// Built, this module lies in build/; in development it is read where it stands.
const project = new URL(import.meta.env.DEV ? '../../../' : '../', import.meta.url);

/** Reads a file of the project that holds data. */
export function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, project), 'utf8'));
}

/** What is the same on all pages of this site. */
export const siteShell: ShellParts = {
  site: { ...site, currency: printSettings.currency },
  assets: import.meta.env.DEV ? developmentAssets : builtAssets(readJson('build/manifest.json')),
  layout: renderSiteLayout({ name: site.name, navigation }),
  texts: {
    newTab: navigation.texts.newTab,
    breadcrumb: navigation.texts.breadcrumb,
    dismiss: navigation.texts.dismiss,
  },
};
