import { addressFinder } from './dead-links.ts';

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
