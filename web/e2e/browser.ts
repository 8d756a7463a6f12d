import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/**
 * The features Playwright disables, since only the last list counts, and the suggestions below the address bar: they
 * are a browser page of their own in each window, which costs as much as the page under test. The spare process that
 * waits for another site is disabled too: it takes a tenth of what a window costs.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** The flags for every browser in tests, besides headless. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff}`,
];

interface BrowserOptions {
  /** True for a browser with a back/forward cache, as on a desktop; under test it is off by default. */
  readonly keepsPages?: boolean;
}

/** CHROMIUM names another program than Debian's. */
const usual = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  headless: true,
  args: browserFlags,
};

/** A real headless Chromium. */
export function launchBrowser({ keepsPages = false }: BrowserOptions = {}): Promise<Browser> {
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({ ...usual, ignoreDefaultArgs });
}

/** A Chromium shared by several processes. */
export function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(usual);
}
