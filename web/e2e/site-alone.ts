// Global setup for the tests that read pages without a browser: one running site.
import type { TestProject } from 'vitest/node';
import { startSite } from './running-site.ts';

/** Starts the site that all test files share. If it ends by itself, so does the run, which says why. */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  provide('site', { url: site.url, dataDir: site.dataDir });
  let fault: string | undefined;
  void site.endedUnasked.then((said) => {
    fault = said;
    process.stderr.write(`\n${said}\n`);
    return vitest.cancelCurrentRun('test-failure');
  });
  return async () => {
    if (fault !== undefined) throw new Error(fault);
    await site.stop();
  };
}
