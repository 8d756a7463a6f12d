// Global setup for the tests that read pages without a browser: one running site.
import type { TestProject } from 'vitest/node';
import { startSite } from './running-site.ts';

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  provide('site', { url: site.url, dataDir: site.dataDir });
  return () => site.stop();
}
