import { readFileSync } from 'node:fs';
import { formerAddresses, routes } from '../../generated/routes.ts';
import { deadAmong, type LinkedSite, splitAddress, wholeAddress } from './dead-links.ts';
import { fingerprint } from './fingerprint.ts';
import type { ShellMemory, SiteMemory } from './site-memory.ts';
import type { Staging } from './staging.ts';
import type { BuiltPage } from './write-pages.ts';

interface LinkParts {
  readonly staging: Staging;
  readonly memory: SiteMemory;
  readonly pages: readonly BuiltPage[];
  readonly shell: ShellMemory;
}

/**
 * Finds dead links in the site about to be published. A link that led somewhere in the last one still does, unless the
 * answering addresses have changed, or the page whose fragment it leads to.
 */
export function checkLinks({ staging, memory, pages, shell }: LinkParts) {
  const { answers, answerAt, pageAt } = readAnswers(staging, pages);
  const isAll = answers !== memory.answers;
  const isShellNew = memory.shell?.key !== shell.key;
  const isToBeAsked = (page: BuiltPage, isNew: boolean) => (link: string) => {
    if (isAll || isNew) return true;
    const { path, part } = splitAddress(wholeAddress(link, page.path));
    return part !== undefined && pageAt(path)?.rendered !== undefined;
  };
  const inShell = shell.links.filter((link) => isAll || isShellNew || link.includes('#'));
  const dead = deadAmong(
    pages.map((page) => ({
      page: page.path,
      links: [
        ...inShell.filter(isToBeAsked(page, isShellNew)),
        ...page.facts.links.filter(isToBeAsked(page, page.rendered !== undefined)),
      ],
    })),
    answerAt,
  );
  return { dead, answers };
}

/** Everything that answers: pages, all addresses that lead to them, and files. */
function readAnswers(staging: Staging, pages: readonly BuiltPage[]) {
  const moved = formerAddresses.filter(({ status }) => status === 308);
  const leadsTo = new Map([
    ...moved.map(({ path, to }) => [path, to] as const),
    ...routes.map(({ path, canonical }) => [path, canonical] as const),
  ]);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const files = new Set(staging.list().filter(staging.isRetained));
  const pageAt = (path: string) => byPath.get(leadsTo.get(path) ?? path);
  const fileAt = (path: string) => pageAt(path)?.file ?? path.slice(1);
  const answerAt: LinkedSite['answerAt'] = (path) => {
    const name = fileAt(path);
    const file = files.has(name) ? staging.find(name) : undefined;
    return file === undefined ? undefined : () => readFileSync(file, 'utf8');
  };
  // Compressed copies answer at no address that is linked.
  const listed = [...files].filter((file) => !/\.(?:br|gz)$/.test(file)).sort();
  return { pageAt, answerAt, answers: fingerprint([[...leadsTo], [...byPath.keys()], listed]) };
}
