import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What bundles were built from, and what they contain. */
interface BundleRecord {
  /** A fingerprint of all their inputs; empty while that is not known. */
  readonly key: string;
  /** The generated modules that are in the browser's files. */
  readonly generated: readonly string[];
  readonly files: readonly string[];
}

/** The file that stores it, beside the renderer. */
export const bundleRecordFile = 'bundles.json';

/** The recorded bundles of a renderer; undefined if there are none. */
export function readBundleRecord(renderer: string): BundleRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(renderer, bundleRecordFile), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Records the bundles of a renderer beside it. */
export function keepBundleRecord(renderer: string, record: BundleRecord): void {
  writeFileSync(join(renderer, bundleRecordFile), JSON.stringify(record));
}
