import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What bundles were made of, and what they are. */
interface BundleRecord {
  /** A fingerprint of all that they were made of; empty while that is not known. */
  readonly key: string;
  /** The generated modules in the browser's files. */
  readonly generated: readonly string[];
  readonly files: readonly string[];
}

/** Where it is kept, beside the renderer. */
export const bundleRecordFile = 'bundles.json';

/** What is noted of the bundles of a renderer; nothing if there is none. */
export function readBundleRecord(renderer: string): BundleRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(renderer, bundleRecordFile), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Notes beside a renderer what its bundles are. */
export function keepBundleRecord(renderer: string, record: BundleRecord): void {
  writeFileSync(join(renderer, bundleRecordFile), JSON.stringify(record));
}
