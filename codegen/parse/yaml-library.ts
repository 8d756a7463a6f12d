import { createRequire } from 'node:module';

let library: typeof import('yaml') | undefined;

/** The YAML library, loaded on first use: most runs never need it. */
export function yaml(): typeof import('yaml') {
  library ??= createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return library;
}
