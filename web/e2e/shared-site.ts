// Global setup for all journeys: one running site and one browser, in which each test has windows of its own.
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';
import { setup as shareSite } from './site-alone.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly site: { readonly url: string; readonly dataDir: string };
    /** The endpoint that drives the browser. */
    readonly browser: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopSite = await shareSite(project);
  const browser = await serveBrowser();
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stopSite();
  };
}
