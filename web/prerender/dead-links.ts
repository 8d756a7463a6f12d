import type { DeadLink } from '../../generated/contract/links.ts';
import { plain } from './entities.ts';

/** A site as visitors will meet it. */
export interface LinkedSite {
  /** The address it is published under. */
  readonly url: string;
  /** The HTML of every page by its address. */
  readonly pages: ReadonlyMap<string, string>;
  /** What answers at a path: how to read it, or nothing. */
  answerAt(path: string): (() => string) | undefined;
}

/** Every address of the site's own that its pages link to, load or name, and that leads nowhere. */
export function findDeadLinks(site: LinkedSite): readonly DeadLink[] {
  const find = addressFinder(site.url);
  return deadAmong(
    [...site.pages].map(([page, html]) => ({ page, links: find(html) })),
    site.answerAt,
  );
}

/** What a page leads to. */
export interface PageLinks {
  readonly page: string;
  readonly links: Iterable<string>;
}

/** The addresses among these that lead nowhere. */
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

/** An address that a page may leave out itself in. */
export function wholeAddress(address: string, page: string): string {
  return /^[#?]/.test(address) ? page + address : address;
}

// Text has no quotes in HTML: whatever looks like an attribute is one.
const inAttributes =
  /(?<=[ :](?:href|src|srcset|imagesrcset|poster|action|formaction|data-from|data-whole)=")[/#?][^"]*/gi;

// In full they stand in what is said to search engines. A link in full was meant to lead to something else on that host.
const inFull = /(?<=content=")https?:[^"]*/g;

/** Finds each address of the site in a page once. */
export function addressFinder(url: string): (html: string) => ReadonlySet<string> {
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

/** The path of an address, and the part of the page that it leads to. */
export function splitAddress(address: string): { path: string; part: string | undefined } {
  const [, path = '', part] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  return { path, part };
}
