import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, keyOfFiles } from '../../codegen/cache/file-key.ts';

/** What stands in `web/` and is in no bundle. */
const notBundled = /^(?:build|e2e|pictures|prerender)\/|\.test\.tsx?$/;

/** The versions of the libraries; a copy of the project may be without the second. */
const libraries = ['package.json', 'package-lock.json'];

/** A fingerprint of all that bundles are made of: the code of `web/`, the libraries, and these generated modules. */
export function bundleKey(project: string, generated: readonly string[]): string {
  const code = filesBelow(join(project, 'web'), (path) => !notBundled.test(path));
  const files = [...libraries, ...generated, ...code.map((path) => `web/${path}`)];
  const present = files.filter((file) => existsSync(join(project, file)));
  return keyOfFiles([process.version, ...files], project, present);
}
