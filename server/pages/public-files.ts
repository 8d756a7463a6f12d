import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataAddress } from '../../generated/contract/routes.ts';
import type { Bodies } from '../http/resource.ts';
import type { BuiltSite } from '../site.ts';

/** The public files by address path, each to be read: `/rentals/index.html`, `/assets/entry.js`. */
export type PublicFiles = ReadonlyMap<string, () => Bodies>;

type SiteFiles = Pick<
  BuiltSite,
  'publicDirectory' | 'changedDirectory' | 'routes' | 'fallbacks' | 'formerAddresses'
>;

/** Finds the built files of a site. A state built ahead has files and pages of its own, and lacks others. */
export function findPublicFiles(site: SiteFiles): PublicFiles {
  const files = new Map<string, () => Bodies>();
  for (const directory of [site.publicDirectory, site.changedDirectory])
    if (directory !== undefined) findIn(directory, '', files);
  const pages = filesOfPages(site);
  const isOfPage = (path: string) => path.startsWith('/data/') || path.endsWith('.html');
  return new Map([...files].filter(([path]) => !isOfPage(path) || pages.has(path)));
}

/** The files of all pages that a site has. */
function filesOfPages({ routes, fallbacks, formerAddresses }: SiteFiles): ReadonlySet<string> {
  const pages = [
    ...routes.map(({ canonical }) => canonical),
    ...fallbacks.map(({ path }) => path),
    ...formerAddresses.map(({ to }) => to),
  ];
  return new Set(pages.flatMap((path) => [pageFile(path), dataAddress(path)]));
}

/** The file of a page: `/rentals` → `/rentals/index.html`. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

function findIn(directory: string, prefix: string, files: Map<string, () => Bodies>): void {
  const entries = readdirSync(directory, { withFileTypes: true }).filter(isPublic);
  // A symlink counts as neither file nor folder here, so nothing outside the folder is ever read.
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => entry.name));
  for (const name of names) {
    if (isCompressedCopy(name, names)) continue;
    files.set(`${prefix}/${name}`, () => readBodies(join(directory, name), name, names));
  }
  for (const entry of entries.filter((each) => each.isDirectory())) {
    findIn(join(directory, entry.name), `${prefix}/${entry.name}`, files);
  }
}

// Hidden files belong to editors, tools or repositories; only this one name is public.
function isPublic({ name }: { readonly name: string }): boolean {
  return !name.startsWith('.') || name === '.well-known';
}

function isCompressedCopy(name: string, names: ReadonlySet<string>): boolean {
  const original = name.replace(/\.(?:br|gz)$/, '');
  return original !== name && names.has(original);
}

/** The bytes of a file; where the build left compressed copies, those instead. */
function readBodies(file: string, name: string, names: ReadonlySet<string>): Bodies {
  if (names.has(`${name}.br`) && names.has(`${name}.gz`)) {
    return { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
  }
  return { identity: readFileSync(file) };
}
