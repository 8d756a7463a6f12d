import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { keyOf } from './kept-file.ts';

/** The folders whose code decides what a content file's data is, and whether it is good. A test holds the list. */
export const decidingFolders = ['cache', 'diagnostics', 'model', 'parse', 'schema', 'validate'];

const packages = ['ajv', 'ajv-formats', 'yaml'];

let known: string | undefined;

/** A fingerprint of the code that checks content: the compiler's, the libraries' and the runtime's. */
export function compilerKey(): string {
  known ??= keyOf([process.version, ...packages.map(versionOf), ...ownFiles()]);
  return known;
}

function ownFiles(): string[] {
  return decidingFolders.flatMap((name) => {
    const folder = join(import.meta.dirname, '..', name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const ofProduct = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    return ofProduct.flatMap((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  });
}

function versionOf(name: string): string {
  return createRequire(import.meta.url)(`${name}/package.json`).version;
}
