import type { Message } from '../../diagnostics/diagnostic.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { ListEdits, NewLine } from '../../link/list-edits.ts';
import type { RuleFinding } from '../../link/rule.ts';
import { endOfRedirects } from '../../model/address-registry.ts';
import type { Page, PageAddress } from '../../model/page.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import type { Differences, TakenAddress } from './compare-registry.ts';
import { change, nameOf, redirectTo, some, withoutNoun } from './registry-words.ts';

/** A page, and its addresses that have no line. */
export type NewPage = readonly [Page, readonly PageAddress[]];

/** New pages. Adjacent lines of the registry are added by one edit, which their fixes share. */
export function newFinding(
  pages: readonly NewPage[],
  all: readonly NewPage[],
  text: ListEdits,
): RuleFinding {
  const [first, ...more] = pages;
  if (!first) throw new Error('no page is new');
  const [page, addresses] = first;
  const own = pages.flatMap(linesOf);
  const paths = own.map(([path]) => path);
  const shared = text.add(all.flatMap(linesOf));
  const places = text.add(own).map(({ start }) => start);
  const isOne = own.length === 1;
  return placed(
    page,
    more.length > 0,
    {
      code: 'new-address',
      message: `the ${isOne ? 'address' : 'addresses'} ${some(paths)} ${isOne ? 'is' : 'are'} not listed yet`,
      help: change(own),
      atField: 'This address is not published yet: it joins the list of published addresses.',
      ...fixing(true, ...shared.filter(({ start }) => places.includes(start))),
    },
    addresses[0],
  );
}

/** Addresses that nothing answers anymore. */
export function lostFinding(
  [id, paths]: readonly [string, readonly string[]],
  { index, source }: Differences,
  text: ListEdits,
): RuleFinding {
  const [path = ''] = paths;
  const to = nearest(path, index.addresses);
  const here = `If visitors should go to another page, write "${path}: { redirect: <its address> }"`;
  return {
    source,
    path: [path],
    code: 'lost-address',
    cause: id.startsWith('page/') ? `address ${path}` : causeOf(id),
    message: `no page has the ${paths.length === 1 ? 'address' : 'addresses'} ${some(paths)} any more`,
    help: `${here}; if nothing takes its place, "${path}: { gone: <the reason> }". If ${nameOf(id)} has a new name, add "formerly: ${withoutNoun(id)}" to its file.`,
    atField: `${some(paths)}: no page is there any more. Put the address back, or use “Rename” or “Retire”, which keep it working.`,
    ...(to && fixing(false, ...text.replace(paths.map((each) => [each, redirectTo(to)])))),
  };
}

/** The cause that other findings about a missing record have too. */
export function causeOf(id: string): string {
  const [noun = '', own = ''] = id.split(/\/(.*)/s);
  return nameOfRecord(noun, own);
}

/** Addresses of a page that the registry promises to something else. */
export function takenFinding(
  [page, taken]: readonly [Page, readonly TakenAddress[]],
  { index, registry }: Differences,
  text: ListEdits,
): RuleFinding {
  const isSure = taken.every(({ path }) => {
    const end = endOfRedirects(registry, path) ?? path;
    const line = registry.get(end);
    return line?.kind === 'page' && index.currentPageOf(line.id) === page;
  });
  const own = taken.map(({ path }): NewLine => [path, page.id]);
  const [first] = taken;
  const other = 'Give this page another address. If this page should have it';
  return placed(
    page,
    false,
    {
      code: 'taken-address',
      message: `the address ${first?.path} ${first ? promiseOf(first) : ''}`,
      help: change(own, isSure ? undefined : other),
      atField: `${first?.path} ${first ? promiseOf(first) : ''}. Give this page another address.`,
      ...fixing(isSure, ...text.replace(own)),
    },
    first,
  );
}

function promiseOf({ line }: TakenAddress): string {
  if (line.kind === 'page') return `belongs to ${nameOf(line.id)}`;
  return line.kind === 'gone' ? 'is gone for good' : `leads to ${line.to}`;
}

/** The lines that a page's new addresses need. */
export function linesOf([page, addresses]: NewPage): readonly NewLine[] {
  return addresses.map(({ path }) => [path, page.id]);
}

/** A finding at the address in its file, or at the pattern that makes the addresses of many pages. */
export function placed(
  page: Page,
  isMany: boolean,
  text: Message,
  address = page.addresses[0],
): RuleFinding {
  const own = address ?? { source: page.entry.source, at: ['path'] };
  const { source, at } = (isMany && address?.pattern) || own;
  return { source, path: at, ...text };
}
