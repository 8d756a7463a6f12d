import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/**
 * Off are what Playwright turns off, for the last list counts, and the suggestions below the address bar: they are a
 * page of the browser's own in each window, which costs as much as the page that is looked at. So is the spare process
 * that waits for another site: a tenth of what a window costs.
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

/** What every browser that is looked through is started with, beside being headless. */
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
  /** True for a browser that keeps a page it leaves, as one on a desk does; under test it would not. */
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

/** A Chromium that several processes drive. */
export function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(usual);
}
