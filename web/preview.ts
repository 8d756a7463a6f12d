// Rewrites the exported site into files that open with a double click: `preview/` from `export/`, by default.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './prerender/entries-below.ts';
import { redirectsIn } from './prerender/exported-site.ts';
import { relativePage, relativeStyles } from './prerender/relative-site.ts';

const project = join(import.meta.dirname, '..');
const [from = join(project, 'export'), to = join(project, 'preview')] = process.argv.slice(2);
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

rmSync(to, { recursive: true, force: true });
for (const file of [...files].filter(isNeeded)) {
  const target = join(to, file);
  mkdirSync(dirname(target), { recursive: true });
  if (file.endsWith('.html')) writeFileSync(target, relativePage(read(file), file, site));
  else if (file.endsWith('.css')) writeFileSync(target, relativeStyles(read(file), file, site));
  else copyFileSync(join(from, file), target);
}
process.stdout.write(`Open ${join(to, 'index.html')}\n`);
