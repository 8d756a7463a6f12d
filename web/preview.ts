// Rewrites the exported site into files that open with a double click: `preview/` from `export/`, by default.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from '../codegen/files/hash-files.ts';
import { redirectsIn } from './prerender/exported-site.ts';
import { relativePage, relativeStyles } from './prerender/relative-site.ts';

const project = join(import.meta.dirname, '..');
const usual = join(project, 'preview');
const [from = join(project, 'export'), given = usual] = process.argv.slice(2);
const to = resolve(given);
const files = new Set(filesBelow(from));
const read = (file: string) => readFileSync(join(from, file), 'utf8');
const redirects = redirectsIn(join(from, '_redirects'));
const site = {
  read,
  has: (file: string) => files.has(file),
  leadsTo: (path: string) => redirects.get(path),
};

// Files that only a host or a script reads are useless on a disk.
const isNeeded = (file: string) => !/^(?:_|data\/|robots|sitemap)|\.(?:js|webmanifest)$/.test(file);

// A folder that is replaced holds nothing, or an earlier preview, which is known by this file.
const mark = join(to, '.preview');
if (to !== usual && existsSync(to) && readdirSync(to).length > 0 && !existsSync(mark)) {
  process.stderr.write(`${to} holds files that are no preview: choose another folder.\n`);
  process.exit(1);
}
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
writeFileSync(mark, '');
for (const file of [...files].filter(isNeeded)) {
  const target = join(to, file);
  mkdirSync(dirname(target), { recursive: true });
  if (file.endsWith('.html')) writeFileSync(target, relativePage(read(file), file, site));
  else if (file.endsWith('.css')) writeFileSync(target, relativeStyles(read(file), file, site));
  else copyFileSync(join(from, file), target);
}
process.stdout.write(`Open ${join(to, 'index.html')}\n`);
