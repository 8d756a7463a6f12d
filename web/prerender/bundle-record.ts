import { join } from 'node:path';
import { readKeyed, writeKeyed } from '../../codegen/files/keyed-file.ts';

/** What bundles were built from, and what they contain. */
interface BundleRecord {
  /** A fingerprint of all their inputs; empty while that is not known. */
  readonly key: string;
  /** The generated modules that are in the browser's files. */
  readonly generated: readonly string[];
  readonly files: readonly string[];
  /** A fingerprint of the files' bytes; empty while they are not written. */
  readonly bytes: string;
}

/** The file that stores it, beside the renderer. */
export const bundleRecordFile = 'bundles.json';

/** The recorded bundles of a renderer; undefined if there are none. */
export function readBundleRecord(renderer: string): BundleRecord | undefined {
  const text = readKeyed(join(renderer, bundleRecordFile), bundleRecordFile)?.toString();
  return text === undefined ? undefined : JSON.parse(text);
}

/** Records the bundles of a renderer beside it. */
export function keepBundleRecord(renderer: string, record: BundleRecord): void {
  writeKeyed(join(renderer, bundleRecordFile), bundleRecordFile, JSON.stringify(record));
}
