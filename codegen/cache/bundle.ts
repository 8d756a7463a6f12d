import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { compilerFolder, compilerKey } from './compiler-key.ts';
import { keepNewest, keyOf, readKept, readKeptBytes, writeKept } from './kept-file.ts';
import type { OnDemand } from './make-bundle.ts';

/** A program and the exports of its entry. */
export interface Bundle<Exports> {
  readonly exports: Exports;
  /** Call once the work is done: caches the compiled code of every function that has run. */
  keepCode(): void;
}

const keptBundles = join(compilerFolder, '../.cache/compiler');

/** Two programs and their code, each for this version of the compiler and for the previous one. */
const mostKept = 8;

/**
 * Loads the compiler as one program, bundled once for each version of it, with some of the modules that are imported on
 * demand. Returns undefined if bundling fails; loading the modules then shows why. One program with cached code takes a
 * quarter of the time of loading its modules one by one.
 */
export async function loadBundle<Exports>(
  entry: string,
  onDemand: OnDemand,
): Promise<Bundle<Exports> | undefined> {
  const key = keyOf([compilerKey(), ...onDemand]);
  const path = join(keptBundles, `${key}.cjs`);
  const program = readKept(path, key) ?? (await make(entry, onDemand, { key, path }));
  return program === undefined ? undefined : run(program, path, key);
}

async function make(
  entry: string,
  onDemand: OnDemand,
  { key, path }: { key: string; path: string },
) {
  try {
    const { makeBundle } = await import('./make-bundle.ts');
    const program = await makeBundle(join(compilerFolder, entry), onDemand);
    writeKept(path, key, program);
    return program;
  } catch {
    return undefined;
  }
}

function run<Exports>(program: string, path: string, key: string): Bundle<Exports> {
  const codePath = `${path}.code`;
  const cachedData = readKeptBytes(codePath, key);
  const script = new Script(program, { filename: path, ...(cachedData && { cachedData }) });
  const exports = {} as Exports;
  script.runInThisContext()(exports, createRequire(import.meta.url));
  const keepCode = () => {
    if (cachedData && !script.cachedDataRejected) return;
    writeKept(codePath, key, script.createCachedData());
    keepNewest(join(path, '..'), mostKept);
  };
  return { exports, keepCode };
}
