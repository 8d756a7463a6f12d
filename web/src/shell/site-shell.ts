import { existsSync, readFileSync } from 'node:fs';
import { navigation } from '../../../generated/navigation.ts';
import { printSettings, site } from '../../../generated/site.ts';
import { renderSiteLayout } from '../layout/site-layout.tsx';
import { builtAssets, developmentAssets } from './assets.ts';
import type { ShellParts } from './html-document.tsx';

// Built, this module lies beside its own copy of what was generated; in development it is read where it stands.
const folder = new URL(import.meta.env.DEV ? '../../../' : './', import.meta.url);

/** Reads a generated file that holds data. */
export function readGenerated(path: string) {
  return readJson(`generated/${path}`);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
}

// Made of the rendered pages: the prerender is there before them, and development does without.
const styles = 'styles.json';

/** What is the same on all pages of this site. */
export const siteShell: ShellParts = {
  site: { ...site, currency: printSettings.currency },
  assets: import.meta.env.DEV ? developmentAssets : builtAssets(readJson('manifest.json')),
  styles: existsSync(new URL(styles, folder)) ? readJson(styles) : undefined,
  layout: renderSiteLayout({ name: site.name, mark: site.mark, navigation }),
  texts: {
    newTab: navigation.texts.newTab,
    breadcrumb: navigation.texts.breadcrumb,
    dismiss: navigation.texts.dismiss,
    callBar: navigation.texts.callBar,
  },
};
