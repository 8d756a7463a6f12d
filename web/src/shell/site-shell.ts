import { readFileSync } from 'node:fs';
import { printSettings } from '../../../generated/print-settings.ts';
import type { Navigation } from '../../../generated/sections.ts';
import type { site } from '../../../generated/site.ts';
import { renderSiteLayout } from '../layout/site-layout.tsx';
import { builtAssets, developmentAssets } from './assets.ts';
import type { ShellParts } from './html-document.tsx';

// Once built, this module is beside its own copy of the generated files; in development it reads the project's.
const folder = new URL(import.meta.env.DEV ? '../../../' : './', import.meta.url);

/** Reads a generated file that holds data. */
export function readGenerated(path: string) {
  return readJson(`generated/${path}`);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
}

type Dealer = Pick<
  typeof site,
  'name' | 'language' | 'languages' | 'mark' | 'look' | 'url' | 'timezone' | 'everywhere'
>;

/** What is printed around every page. */
export interface LayoutTexts {
  readonly name: string;
  readonly navigation: Navigation;
}

/** Creates what all pages share, from what the dealer says about all of them. */
export function createShell(
  dealer: Dealer,
  navigation: Navigation,
  around: LayoutTexts = { name: dealer.name, navigation },
): ShellParts {
  const { texts } = navigation;
  const assets = import.meta.env.DEV ? developmentAssets : builtAssets(readJson('manifest.json'));
  return {
    site: { ...dealer, currency: printSettings.currency, locale: printSettings.locale },
    assets,
    layout: renderSiteLayout({
      ...around,
      mark: dealer.mark,
      language: dealer.language,
      languages: dealer.languages,
      look: dealer.look,
      timezone: dealer.timezone,
      scripts: dealer.everywhere?.scripts,
      consentScript: assets.consentScript,
    }),
    texts: {
      newTab: texts.newTab,
      owed: texts.owed,
      breadcrumb: texts.breadcrumb,
      callBar: texts.callBar,
    },
  };
}
