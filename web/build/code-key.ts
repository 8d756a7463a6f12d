import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashFiles } from '../../codegen/files/hash-files.ts';

/** The versions of the libraries; a copy of the project may lack the second. */
const libraries = ['package.json', 'package-lock.json'];

/** A fingerprint of all code in `web/` that has a part in a build, and of the libraries. */
export function codeKey(project: string): string {
  const code = filesBelow(join(project, 'web'), (path) => !/^e2e\/|\.test\.tsx?$/.test(path));
  const files = [...libraries, ...code.map((path) => `web/${path}`)];
  const present = files.filter((file) => existsSync(join(project, file)));
  return hashFiles([process.version], project, present);
}
