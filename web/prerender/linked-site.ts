import { formerAddresses, routes } from '../../generated/routes.ts';
import { deadAmong, type LinkedSite } from './dead-links.ts';
import type { NextSite } from './next-site.ts';
import type { ShellFacts } from './page-facts.ts';
import type { BuiltPage } from './write-pages.ts';

interface LinkParts {
  readonly next: NextSite;
  readonly pages: readonly BuiltPage[];
  readonly shell: ShellFacts;
}

/** Finds dead links in the site about to be published. */
export function checkLinks({ next, pages, shell }: LinkParts) {
  const linked = pages.map(({ path, links }) => ({
    page: path,
    links: [...shell.links, ...links],
  }));
  return deadAmong(linked, answersOf(next, pages));
}

/** Everything that answers: pages, all addresses that lead to them, and files. */
function answersOf(next: NextSite, pages: readonly BuiltPage[]): LinkedSite['answerAt'] {
  const moved = formerAddresses.filter(({ status }) => status === 308);
  const leadsTo = new Map([
    ...moved.map(({ path, to }) => [path, to] as const),
    ...routes.map(({ path, canonical }) => [path, canonical] as const),
  ]);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (path) => {
    const name = byPath.get(leadsTo.get(path) ?? path)?.file ?? path.slice(1);
    return next.files.has(name) ? () => next.read(name).toString() : undefined;
  };
}
