import { createFactPrinter } from '../command/facts/print-fact.ts';
import { type FactUses, factUseSteps } from '../derive/uses/fact-uses.ts';
import { sourcesOf } from '../link/source-files.ts';
import type { Entry } from '../model/content.ts';
import { once } from '../model/once.ts';
import type { Page } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { doBetween, type Steps } from '../model/steps.ts';
import { factRoots } from '../resolve/facts/fact-roots.ts';
import { createFacts } from '../resolve/facts/facts.ts';
import { createPrinter } from '../resolve/facts/printer.ts';
import { createRecordScopes } from '../site/record-scope.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';

/** What questions about a compiled site are answered from. Each part is made when it is first needed. */
export type SiteAnswers = ReturnType<typeof createAnswers>;

/** The pages of facts take long to count, and are what they were until they have been counted again. */
export function createAnswers(
  site: Site,
  earlier?: { uses(): FactUses | undefined; sourceOf(file: string): Source | undefined },
) {
  const sources = new Map([
    ...site.invalidFiles.flatMap(({ source }) => (source ? [[source.file, source] as const] : [])),
    ...sourcesOf(site).map((source) => [source.file, source] as const),
  ]);
  // A file that cannot be read while somebody types still holds what it held.
  const unread = new Map(
    site.invalidFiles.flatMap(({ file, source }) => {
      const before = source ? undefined : earlier?.sourceOf(file);
      return before ? [[file, before] as const] : [];
    }),
  );
  const pages = once(() => Map.groupBy(site.pages, ({ entry }) => entry.source.file));
  const entries = once(() => entriesOf(site));
  let uses = earlier?.uses();
  let isCounting = false;
  return {
    site,
    /** All files as they are written, with what is not shown on the day, invalid ones too. */
    sources: (): Iterable<Source> =>
      new Map([...sources, ...site.written.map((each) => [each.file, each] as const)]).values(),
    /** A file as it was compiled last, perhaps before it became unreadable. */
    sourceOf: (file: string): Source | undefined => sources.get(file) ?? unread.get(file),
    index: once(() => createSiteIndex(site)),
    facts: once(() => createFacts(site.content, site.invalidFiles, { today: site.today })),
    homes: once(
      () => new Map(factRoots(site.content).homes.map(({ name, entry }) => [name, entry])),
    ),
    print: once(() => createFactPrinter(site)),
    printer: once(() => createPrinter(site.content.site?.data ?? {}, site.today)),
    scopeOf: once(() => createRecordScopes(site.content)),
    /** The record that a file holds. */
    entryOf: (file: string): Entry | undefined => entries().get(file),
    /** The pages that a template or a page's own file makes. */
    pagesOf: (file: string): readonly Page[] => pages().get(file) ?? [],
    uses: () => uses,
    /** Counts the pages of all facts, a page at a time, and slowly while questions come. */
    async countUses(isWanted: () => boolean, isBusy: () => boolean): Promise<void> {
      if (isCounting) return;
      isCounting = true;
      const counted = await doBetween(whileWanted(factUseSteps(site), isWanted), isBusy);
      uses = counted ?? uses;
    },
  };
}

function* whileWanted<Result>(
  steps: Steps<Result>,
  isWanted: () => boolean,
): Steps<Result | undefined> {
  while (isWanted()) {
    const { done, value } = steps.next();
    if (done) return value;
    yield;
  }
  return undefined;
}

function entriesOf({ content }: Site): ReadonlyMap<string, Entry> {
  const lists = Object.values(content).flatMap((list): readonly Entry[] =>
    list === undefined ? [] : 'source' in list ? [list] : list,
  );
  return new Map(lists.map((entry) => [entry.source.file, entry]));
}
