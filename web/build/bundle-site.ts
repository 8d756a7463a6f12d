import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepBundleRecord, readBundleRecord } from '../prerender/bundle-record.ts';
import { lastSite, nextFolder, nextSite } from '../prerender/next-site.ts';
import { bundleKey } from './build-keys.ts';

/**
 * Bundles the browser's files and the renderer into the next site, unless the last one's bundles have the same inputs:
 * most content changes affect no bundle.
 */
export async function bundleSite(project: string): Promise<void> {
  if (isUpToDate(project)) return;
  const { renderer } = nextSite(project);
  rmSync(nextFolder(project), { recursive: true, force: true });
  mkdirSync(renderer, { recursive: true });
  const code = bundleKey(project, []);
  const { build } = await import('vite');
  const config = {
    configFile: join(project, 'web/vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
  } as const;
  await Promise.all([build(config), build({ ...config, build: { ssr: true } })]);
  const record = readBundleRecord(renderer);
  // A file saved in the meantime may not be in the bundles.
  if (!record || code !== bundleKey(project, [])) return;
  keepBundleRecord(renderer, { ...record, key: bundleKey(project, record.generated) });
}

/** Whether the last site still has its bundles, built from the current inputs. */
function isUpToDate(project: string): boolean {
  const { served, renderer } = lastSite(project);
  const record = readBundleRecord(renderer);
  if (!record?.files.every((file) => existsSync(join(served, file)))) return false;
  return record.key === bundleKey(project, record.generated);
}
