import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The full YAML parser. It is loaded at the first use, which most runs never come to. */
export function yaml(): typeof import('yaml') {
  return require('yaml');
}
