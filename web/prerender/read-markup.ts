import { addressFinder } from './dead-links.ts';
import { plain } from './entities.ts';
import type { MarkupFacts } from './page-facts.ts';

/** Finds the classes and the site's own addresses in markup, except those on all pages. */
export function markupReader(url: string): (html: string, shell?: MarkupFacts) => MarkupFacts {
  const find = addressFinder(url);
  return (html, shell) => ({
    classes: without(classesIn(html), shell?.classes),
    links: without(find(html), shell?.links),
  });
}

function without(found: Iterable<string>, known: readonly string[] = []): readonly string[] {
  const left = new Set(found);
  for (const each of known) left.delete(each);
  return [...left].sort();
}

function classesIn(html: string): string[] {
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list));
  return [...lists].flatMap((list) => plain(list).split(' '));
}
