import { listFacts } from '../../../codegen/command/facts/list-facts.ts';
import { factUseSteps } from '../../../codegen/derive/uses/fact-uses.ts';
import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import { pathAt } from '../../../codegen/edit/entries.ts';
import { summaryOf } from '../../../codegen/form/schema-words.ts';
import { identifyFile } from '../../../codegen/load/identify-file.ts';
import { optionalText } from '../../../codegen/model/data.ts';
import { recordsById } from '../../../codegen/model/inner-nouns.ts';
import { canonicalPath, type Page } from '../../../codegen/model/page.ts';
import type { Steps } from '../../../codegen/model/steps.ts';
import type { FactList } from '../../../codegen/report/fact-list.ts';
import { locateFact } from '../../../codegen/resolve/facts/fact-path.ts';
import { factRoots } from '../../../codegen/resolve/facts/fact-roots.ts';
import type { Site } from '../../../codegen/site/site.ts';

/** A value that may be chosen, and what it means. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A fact that a text may refer to. */
export interface ChoosableFact extends Choice {
  /** What it prints. */
  readonly printed: string;
  /** Where it is written. */
  readonly file?: string;
  /** The keys that lead to it in its file: its line may be another by the time that somebody opens it. */
  readonly path?: readonly string[];
  /** Whether it is of the dealer, and not of one record among others. */
  readonly isOfDealer: boolean;
  /** On how many pages it is, or on all. */
  readonly pages: number | 'all';
}

/**
 * What a field that names a noun may hold; `link` for whatever a link may lead to, `target` for a link in a text, which leads to
 * the pages of records by their names.
 */
export function choicesOf({ content, pages }: Site, noun: string): readonly Choice[] {
  const nameOf = (page: Page) =>
    noun === 'target' && page.record
      ? `${page.record.noun}:${page.record.entry.id}`
      : canonicalPath(page);
  /** In a sentence a page is called as its breadcrumb calls it: its title has the name of the dealer, and more. */
  const callOf = ({ data }: Page) =>
    (noun === 'target' && optionalText(data, 'breadcrumb')) || summaryOf(data);
  const addresses = () => pages.map((page) => ({ value: nameOf(page), label: callOf(page) }));
  const of = (inner: string, before = '') =>
    recordsById(content, inner).map(([id, data]) => ({
      value: before + id,
      label: summaryOf(data),
    }));
  if (noun === 'address') return addresses();
  if (noun !== 'link' && noun !== 'target') return of(noun);
  return [
    ...addresses(),
    ...of('phone', 'phone:'),
    { value: 'email:main', label: summaryOf(content.site?.data.email) },
    ...of('location', 'map:'),
    ...of('external', 'external:'),
  ];
}

/** The facts of a site, and the names of the records that have them. */
interface SiteFacts {
  readonly list: FactList;
  readonly records: ReadonlySet<string>;
}

/** All facts of a site as of today, with the pages that show them, second values and what is owed: a page at each step. */
export function* factSteps(site: Site): Steps<SiteFacts> {
  const uses = yield* factUseSteps(site);
  const list = listFacts(site, site.today, uses);
  return { list, records: new Set(factRoots(site.content).homes.map(({ name }) => name)) };
}

/** A fact, or what the dealer owes, as it is opened: the keys that lead to it, whatever its line is by then. */
type Opened<Listed> = Listed & { readonly keys?: Path };

/** What the sheet of facts lists. */
export interface ShownFacts extends Pick<FactList, 'readings'> {
  readonly facts: readonly Opened<FactList['facts'][number]>[];
  readonly owed: readonly Opened<FactList['owed'][number]>[];
}

/** All facts and what is owed, each with its keys. */
export function shownFacts(
  { list, records }: SiteFacts,
  textOf: (file: string) => string | undefined,
): ShownFacts {
  return {
    ...list,
    facts: list.facts.map((each) => {
      const located = locateFact(each.path, records);
      return located ? { ...each, keys: located.steps } : each;
    }),
    owed: list.owed.map((each) => ({ ...each, keys: pathAt(textOf(each.file) ?? '', each.line) })),
  };
}

/** Those that a text may refer to. */
export function choosableFacts({ list, records }: SiteFacts): readonly ChoosableFact[] {
  return list.facts
    .filter(({ value }) => value !== '')
    .map(({ path, value, unit, file, shown }) => {
      const located = locateFact(path, records);
      return {
        value: formattedPath(path, unit),
        label: path.split(/[.@]/).slice(1).join(' › '),
        printed: value,
        isOfDealer: !isOfRecord(file),
        pages: shown === 'all' ? shown : shown.length,
        ...(file !== undefined && located && { file, path: located.steps }),
      };
    });
}

/** Some facts are printed only in a format of their own. */
function formattedPath(path: string, unit: string): string {
  const format = { phone: 'phone', 'opening hours': 'hours', list: 'list' }[unit];
  return format ? `${path} | ${format}` : path;
}

/** Whether a file is that of one record among others: a vehicle, a town. */
function isOfRecord(file = ''): boolean {
  const place = identifyFile(file.slice('content/'.length));
  return place.is === 'record' && !dealerNouns.includes(place.kind.noun);
}

const dealerNouns: readonly string[] = ['site', 'facts', 'pricing', 'navigation'];
