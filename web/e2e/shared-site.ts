// Global setup for all journeys: one running site and one browser, in which each test has windows of its own.
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';
import { startSite } from './running-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly site: { readonly url: string; readonly dataDir: string };
    /** The endpoint that drives the browser. */
    readonly browser: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  const browser = await serveBrowser();
  provide('site', { url: site.url, dataDir: site.dataDir });
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.stop();
  };
}
