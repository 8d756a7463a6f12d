import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepBundleRecord, readBundleRecord } from '../prerender/bundle-record.ts';
import { fingerprint } from '../prerender/fingerprint.ts';
import { rendererFiles } from '../prerender/next-renderer.ts';
import { lastSite, nextSite, type SitePlace } from '../prerender/next-site.ts';
import { clearNext } from '../prerender/publish-site.ts';
import { bundleKey } from './build-keys.ts';

/**
 * Starts the next site empty, and bundles the browser's files and the renderer into it, unless the last one's bundles
 * are whole and have the same inputs: most content changes affect no bundle.
 */
export async function bundleSite(project: string): Promise<void> {
  clearNext(project);
  if (isUpToDate(project)) return;
  const { renderer } = nextSite(project);
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
  const key = bundleKey(project, record.generated);
  const bytes = bytesOf(nextSite(project), record.files);
  keepBundleRecord(renderer, { ...record, key, bytes });
}

/** Whether the last site still has its bundles, as they were built from the current inputs. */
function isUpToDate(project: string): boolean {
  const last = lastSite(project);
  const record = readBundleRecord(last.renderer);
  if (record?.key !== bundleKey(project, record?.generated ?? [])) return false;
  try {
    return record.bytes === bytesOf(last, record.files);
  } catch {
    // One of them is missing.
    return false;
  }
}

/** A fingerprint of the bytes of all bundles. */
function bytesOf({ served, renderer }: SitePlace, files: readonly string[]): string {
  const paths = [
    ...files.map((file) => join(served, file)),
    ...rendererFiles.map((file) => join(renderer, file)),
  ];
  return fingerprint(paths.map((path) => readFileSync(path)));
}
