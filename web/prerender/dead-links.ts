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
  const found = new Map<string, string[]>();
  for (const [page, html] of site.pages) {
    for (const address of find(html)) {
      const whole = /^[#?]/.test(address) ? page + address : address;
      const pages = found.get(whole);
      if (pages) pages.push(page);
      else found.set(whole, [page]);
    }
  }
  return [...found]
    .filter(([address]) => !leadsSomewhere(address, site))
    .map(([address, pages]) => ({ address, pages }));
}

// Text has no quotes in HTML: whatever looks like an attribute is one.
const inAttributes =
  /(?<=[ :](?:href|src|srcset|imagesrcset|poster|action|formaction|data-from|data-whole)=")[/#?][^"]*/gi;

// In full they stand in what is said to search engines. A link in full was meant to lead to something else on that host.
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

function leadsSomewhere(address: string, { answerAt }: LinkedSite): boolean {
  const [, path = '', part] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  try {
    const read = answerAt(decodeURIComponent(path));
    if (!read || part === undefined) return read !== undefined;
    return read().includes(` id="${decodeURIComponent(part)}"`);
  } catch {
    return false;
  }
}
