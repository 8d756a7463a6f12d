import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface BrowserOptions {
  /** True for a browser that keeps a page it leaves, as one on a desk does; under test it would not. */
  readonly keepsPages?: boolean;
}

/** CHROMIUM names another program than Debian's. */
const usual = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  headless: true,
  args: flags,
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
