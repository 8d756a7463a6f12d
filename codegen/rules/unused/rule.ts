import type { Code } from '../../../generated/codes.ts';
import { answerable } from '../../link/comment.ts';
import type { SiteNames } from '../../link/names.ts';
import type { Rule } from '../../link/rule.ts';
import { type Data, recordsOf } from '../../model/content.ts';
import { groupAt, groupsAt, textsAt, valueAt } from '../../model/data.ts';
import { innerRows } from '../../model/inner-nouns.ts';
import { type Page, pageOfLocation } from '../../model/page.ts';
import { isOfHidden } from '../../site/hidden-records.ts';
import { namesIn } from '../../site/written-names.ts';
import { closedDays } from './closed-days.ts';
import { readings } from './readings.ts';
import { facts } from './sheet-facts.ts';

/** Records inside others that may be listed and named nowhere. */
interface Listed {
  readonly code: Code;
  readonly noun: string;
  /** Whether texts print them: then a page that does so shows them too. */
  readonly isPrinted?: true;
  /** Whether the record itself says that pages show it. */
  readonly isShown?: (record: Data) => boolean;
  readonly message: (id: string) => string;
  readonly help: (id: string) => string;
  readonly atField: string;
}

const listed: readonly Listed[] = [
  {
    code: 'unused-external',
    noun: 'external',
    message: (id) => `no link leads to "external:${id}"`,
    help: (id) => `Write "to: external:${id}" where a link should lead there, or delete it.`,
    atField: 'No link leads to this site. Choose it where a link should, or remove it.',
  },
  {
    code: 'unused-embed',
    noun: 'embed',
    isShown: ({ everywhere }) => everywhere === true,
    message: (id) => `no page shows the embed "${id}"`,
    help: (id) =>
      `Show it in a section with "kind: embed" and "embed: ${id}", or delete it. A script that belongs on every page has "everywhere: true".`,
    atField: 'No page shows this piece of another site. Choose it for a page, or remove it.',
  },
  {
    code: 'unused-phone',
    noun: 'phone',
    isPrinted: true,
    message: (id) => `no page shows or dials the phone "${id}"`,
    help: (id) =>
      `Name it where people should call, such as "phone: ${id}" at a department, or delete it.`,
    atField:
      'No page shows this phone yet. Choose it where people should call it, such as at a department.',
  },
  {
    code: 'unused-picture',
    noun: 'picture',
    message: (id) => `no page shows the picture "${id}"`,
    help: () => 'Show it on a page, or delete these lines and the file.',
    atField: 'No page shows this picture. Choose it for a page, or remove it.',
  },
];

/** Records that no record names, no link leads to and no text prints. */
function listedRule({ code, noun, isPrinted, isShown, message, help, atField }: Listed): Rule {
  const { home, below } = innerRows[noun] ?? { home: 'site' };
  return {
    code,
    phase: 'unused',
    check: ({ site: { content, hidden }, names, isReferenced }) => {
      // What is hidden is kept to be shown again.
      const kept = hidden.flatMap(({ source }) => namesIn(source));
      return recordsOf(content, home).flatMap(({ data, source }) => {
        const records = below === undefined ? data : groupAt(data, below);
        const isNamed = (id: string) =>
          names.of(noun, id).length > 0 ||
          kept.some((name) => name.noun === noun && name.id === id);
        const isSaid = (id: string) =>
          [records[id], groupAt(records, id).number].some(isReferenced);
        // The photos of units are in no list.
        const isWritten = (id: string) =>
          valueAt(source.data, [...(below === undefined ? [] : [below]), id]) !== undefined;
        return Object.keys(records)
          .filter((id) => isWritten(id) && !isNamed(id) && !(isPrinted && isSaid(id)))
          .filter((id) => !isShown?.(groupAt(records, id)))
          .map((id) => ({
            source,
            path: [...(below === undefined ? [] : [below]), id],
            message: message(id),
            help: help(id),
            atField,
          }));
      });
    },
  };
}

/**
 * Pages with a file of their own that visitors cannot reach. Pages of records are linked by the lists of those records,
 * and pages that answer for missing ones need no link.
 */
const unlinkedPages: Rule = {
  code: 'unlinked-page',
  phase: 'unused',
  check: ({ site, names }) =>
    site.pages.flatMap((page) => {
      const { entry, record, addresses } = page;
      const paths = addresses.map(({ path }) => path);
      if (record || paths.includes('/') || groupsAt(page.data, 'fallbacks').length > 0) return [];
      if (isOfHidden(site, page)) return [];
      if (isLinked(page, names) || hasCard(page, site.pages)) return [];
      const message = `no other page links to this page, ${paths[0]}`;
      const help = 'Link to it from a page, the header or the footer.';
      const wayOut =
        'If it is only for people who were given its address, add this line above it, with your reason: # unused: <the reason>';
      const atField = 'No other page links to this one. Link to it from a page, or from the menu.';
      const found = { source: entry.source, path: ['path'], message, help, atField };
      return [answerable(found, 'unused', wayOut)];
    }),
};

/** Whether a page is linked; links on the page itself do not count. */
function isLinked(page: Page, names: SiteNames): boolean {
  return names.linksTo(page).some((file) => file !== page.entry.source.file);
}

/** Whether it is the page of a place of business that has a card on another page. */
function hasCard(page: Page, pages: readonly Page[]): boolean {
  const cards = pages
    .filter((each) => each !== page)
    .flatMap(({ data }) => data.sections.flatMap((each) => textsAt(each, 'locations')));
  return cards.some((id) => pageOfLocation(pages, id) === page);
}

/** What the content holds and no page shows. */
export const rules: readonly Rule[] = [
  ...listed.map(listedRule),
  unlinkedPages,
  facts,
  readings,
  closedDays,
];
