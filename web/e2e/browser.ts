import { type Browser, chromium } from 'playwright-core';

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

/** A real headless Chromium; CHROMIUM names another program than Debian's. */
export function launchBrowser({ keepsPages = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({ executablePath, headless: true, args: flags, ignoreDefaultArgs });
}
