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
import { dirname, join, posix, resolve } from 'node:path';
import { filesBelow } from '../codegen/files/hash-files.ts';
import { siteFolder } from '../codegen/files/site-folder.ts';
import { plain } from './prerender/dead-links.ts';
import { redirectsIn } from './prerender/exported-site.ts';

const site = siteFolder();
const usual = join(site, 'preview');
const [from = join(site, 'export'), given = usual] = process.argv.slice(2);
const to = resolve(given);
const files = new Set(filesBelow(from));
const read = (file: string) => readFileSync(join(from, file), 'utf8');
const redirects = redirectsIn(join(from, '_redirects'));

const scripts = /<script[^<>]*>[^<]*<\/script>/g;
const hints = /<link rel="(?:modulepreload|preload|manifest)"[^<>]*>/g;

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
  if (file.endsWith('.html')) writeFileSync(target, relativePage(read(file), file));
  else if (file.endsWith('.css')) writeFileSync(target, relativeStyles(read(file), file));
  else copyFileSync(join(from, file), target);
}
process.stdout.write(`Open ${join(to, 'index.html')}\n`);

/** A page that opens with a double click: its addresses lead from file to file, and its icons are inlined. */
function relativePage(html: string, file: string): string {
  const localize = (address: string) => relativeAddress(plain(address), file);
  const sprites = new Set<string>();
  const page = html
    // Browsers load no modules from a disk; a page works without them.
    .replaceAll(scripts, (script) => (script.includes('ld+json') ? script : ''))
    .replaceAll(hints, '')
    .replaceAll(/(<use href=")\/([^"#]+)#/g, (_, start: string, sprite: string) => {
      sprites.add(sprite);
      return `${start}#`;
    })
    .replaceAll(/( (?:href|src|action)=")(\/[^"]*)/g, (_, start: string, address: string) => {
      return start + localize(address);
    })
    .replaceAll(/( (?:srcset|imagesrcset)=")([^"]+)/gi, (_, start: string, list: string) => {
      return start + list.replaceAll(/(?<=^|, )\/\S+/g, localize);
    });
  // Browsers draw no icons from another file on a disk.
  const drawings = [...sprites].map((sprite) => read(sprite).replace('<svg', '<svg hidden'));
  return page.replace(/<body[^<>]*>/, (body) => body + drawings.join(''));
}

/** A style sheet that finds its fonts relative to its own path. */
function relativeStyles(css: string, file: string): string {
  return css.replaceAll(/(?<=url\()\/[^)]+/g, (address) => relativeAddress(address, file));
}

/** The relative path from a file to what answers at an address; to nowhere, if that needs a server. */
function relativeAddress(address: string, from: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const rest = address.slice(path.length);
  const decoded = decodeURIComponent(path);
  const name = (redirects.get(decoded) ?? decoded).slice(1);
  const file = [name, posix.join(name, 'index.html')].find((each) => files.has(each));
  if (file === undefined) return '#';
  const way = posix.relative(posix.dirname(from), file);
  const encoded = way.split('/').map((step) => encodeURIComponent(step));
  return encoded.join('/') + rest.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
