import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productFolder } from '../../codegen/files/site-folder.ts';
import type { DeadLink } from '../../generated/contract/links.ts';

/** A site as visitors will see it. */
export interface LinkedSite {
  /** The address it is published under. */
  readonly url: string;
  /** The HTML of every page by its address. */
  readonly pages: ReadonlyMap<string, string>;
  /** What answers at a path: a function that reads it, or undefined. */
  answerAt(path: string): (() => string) | undefined;
}

/** Every address on this site that its pages link to, load or name, and that leads nowhere. */
export function findDeadLinks(site: LinkedSite): readonly DeadLink[] {
  const find = addressFinder(site.url);
  return deadAmong(
    [...site.pages].map(([page, html]) => ({ page, links: find(html) })),
    site.answerAt,
  );
}

/** The links of a page. */
export interface PageLinks {
  readonly page: string;
  readonly links: Iterable<string>;
}

/** Those of the addresses that lead nowhere. */
export function deadAmong(
  pages: readonly PageLinks[],
  answerAt: LinkedSite['answerAt'],
): readonly DeadLink[] {
  const found = new Map<string, string[]>();
  for (const { page, links } of pages) {
    for (const address of links) {
      const whole = wholeAddress(address, page);
      const known = found.get(whole);
      if (known) known.push(page);
      else found.set(whole, [page]);
    }
  }
  return [...found]
    .filter(([address]) => !leadsSomewhere(address, answerAt))
    .map(([address, list]) => ({ address, pages: list }));
}

/** Completes an address in which a page may leave out its own. */
function wholeAddress(address: string, page: string): string {
  return /^[#?]/.test(address) ? page + address : address;
}

// React escapes quotes in text, so whatever looks like an attribute is one.
const inAttributes =
  /(?<=[ :](?:href|src|srcset|imagesrcset|poster|action|formaction|data-from)=")[/#?][^"]*/gi;

// Addresses meant for search engines are absolute. An absolute link was meant to lead to something else on that host.
const inFull = /(?<=content=")https?:[^"]*/g;

/** Finds each address of the site in a page once. */
function addressFinder(url: string): (html: string) => ReadonlySet<string> {
  const { origin } = new URL(url);
  const split = (list: string) =>
    list.includes(' ') ? list.split(',').map((each) => each.trim().split(' ')[0] ?? '') : [list];
  return (html) => {
    const lists = new Set(html.match(inAttributes));
    const full = (html.match(inFull) ?? []).filter((each) => each.startsWith(`${origin}/`));
    const own = full.map((each) => each.slice(origin.length));
    return new Set([...lists, ...own].flatMap((list) => split(plain(list))));
  };
}

function leadsSomewhere(address: string, answerAt: LinkedSite['answerAt']): boolean {
  const { path, part } = splitAddress(address);
  try {
    const read = answerAt(decodeURIComponent(path));
    if (!read || part === undefined) return read !== undefined;
    return read().includes(` id="${decodeURIComponent(part)}"`);
  } catch {
    return false;
  }
}

/** The path of an address, and its fragment. */
function splitAddress(address: string): { path: string; part: string | undefined } {
  const [, path = '', part] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  return { path, part };
}

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', '#x27': "'" };

/** An attribute's value before React escaped it. */
export function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Finds the site's own addresses in markup, except those on all pages. */
export function linkReader(
  url: string,
): (html: string, known?: readonly string[]) => readonly string[] {
  const find = addressFinder(url);
  return (html, known) => {
    const shared = new Set(known);
    return [...find(html)].filter((address) => !shared.has(address)).sort();
  };
}

/** Has the compiler report where in the content dead links are written; returns the exit code. */
export function reportDeadLinks(site: string, dead: readonly DeadLink[]): number {
  const file = join(site, '.cache/dead-links.json');
  writeFileSync(file, JSON.stringify(dead));
  const args = ['codegen/main.ts', 'trace', '--root', site, '--links', file];
  const { status } = spawnSync(process.execPath, args, { cwd: productFolder, stdio: 'inherit' });
  rmSync(file);
  return status || 1;
}
