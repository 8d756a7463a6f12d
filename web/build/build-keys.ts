import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashFiles } from '../../codegen/files/hash-files.ts';

/** Files in `web/` that are in no bundle. */
const notBundled = /^(?:build|e2e|pictures|prerender)\/|\.test\.tsx?$/;

/** The versions of the libraries; a copy of the project may lack the second. */
const libraries = ['package.json', 'package-lock.json'];

/** A fingerprint of all code in `web/` that has a part in a build, and of the libraries. */
export function codeKey(project: string): string {
  const web = join(project, 'web');
  const code = filesBelow(web, (path) => !/^e2e\/|\.test\.tsx?$/.test(path));
  const files = [...libraries.map((path) => `../${path}`), ...code];
  const present = files.filter((file) => existsSync(join(web, file)));
  return hashFiles([process.version], web, present);
}

/** A fingerprint of all that goes into bundles: the code of `web/`, the libraries, and these generated modules. */
export function bundleKey(project: string, generated: readonly string[]): string {
  const code = filesBelow(join(project, 'web'), (path) => !notBundled.test(path));
  const files = [...libraries, ...generated, ...code.map((path) => `web/${path}`)];
  const present = files.filter((file) => existsSync(join(project, file)));
  return hashFiles([process.version, ...files], project, present);
}
