import type { Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { DefaultTexts } from '../language/default-texts.ts';
import { type HeldDays, holdsOn } from '../model/held-days.ts';
import { mayHold } from '../model/inner-nouns.ts';
import { linkedNoun } from '../model/nouns.ts';
import type { PageSource } from '../model/page.ts';
import type { InvalidFile, Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { assemble } from './assemble.ts';
import { hiddenDays } from './dated-source.ts';
import { isItem, withEmptied } from './emptied-lists.ts';
import { expandPages } from './expand.ts';
import { withoutParts } from './kept-source.ts';
import { withUnits } from './units-as-vehicles.ts';
import { type Name, namesIn, type PlacedName } from './written-names.ts';

/** A record that is hidden on a day. It is not part of the site then; its address stays. */
export interface HiddenRecord {
  readonly file: string;
  readonly noun: string;
  readonly id: string;
  readonly source: Source;
  readonly days: HeldDays;
  /** What its page would be. */
  readonly page: PageSource | undefined;
}

interface Given {
  readonly written: readonly Source[];
  readonly invalidFiles: readonly InvalidFile[];
  readonly defaults: DefaultTexts;
  readonly today: string;
}

/** The records that are hidden on a day, of the files as they are then. */
export function hiddenOn(
  files: readonly Source[],
  { written, invalidFiles, defaults, today }: Given,
): readonly HiddenRecord[] {
  const days = new Map(
    written.flatMap((source) =>
      hiddenDays(source)
        .filter((each) => holdsOn(each, today))
        .map((each) => [source.file, each] as const),
    ),
  );
  if (days.size === 0) return [];
  // Where a page is, its template and its owner say too.
  const { content } = assemble(files, invalidFiles, defaults);
  const { pages } = expandPages(withUnits(content, today), invalidFiles);
  const byFile = new Map(
    pages.map((page) => [(page.record?.entry ?? page.entry).source.file, page] as const),
  );
  return files.flatMap((source) => {
    const { file, noun, id } = source;
    const own = days.get(file);
    return own ? [{ file, noun, id, source, days: own, page: byFile.get(file) }] : [];
  });
}

/** Whether a page says only that its record is hidden. */
export function isOfHidden(
  { hidden }: { readonly hidden: readonly HiddenRecord[] },
  { id }: { readonly id: string },
): boolean {
  return hidden.some(({ page }) => page?.id === id);
}

/** What is hidden of what a name names. */
export function hiddenBehind(
  { noun, id }: Name,
  hidden: readonly HiddenRecord[],
): HiddenRecord | undefined {
  const [path = ''] = id.split(/[?#]/);
  return hidden.find((record) =>
    noun === 'address'
      ? record.page?.addresses.some((address) => address.path === path)
      : mayHold({ noun: linkedNoun(record.noun), id: record.id }, noun, id),
  );
}

/** The files without those of hidden records, and without the cards, menu lines and items of lists that lead to them. */
export function withoutHidden(
  files: readonly Source[],
  hidden: readonly HiddenRecord[],
  schemas: SchemaSet,
): { readonly files: readonly Source[]; readonly findings: readonly Finding[] } {
  if (hidden.length === 0) return { files, findings: [] };
  const away = new Set(hidden.map(({ source }) => source));
  const findings: Finding[] = [];
  const shown = files.filter((source) => !away.has(source));
  const left = shown.map((source) => {
    const leftOut = withEmptied(source, itemsTo(source, hidden), { schemas, ...words });
    findings.push(...leftOut.findings);
    return withoutParts(source, leftOut);
  });
  return { files: left, findings };
}

const words = {
  why: 'the rest of it leads to what is hidden',
  help: 'Add what is not hidden, or leave the whole out on these days.',
};

function itemsTo(source: Source, hidden: readonly HiddenRecord[]): readonly Path[] {
  // The list of published addresses leads nobody anywhere.
  if (source.noun === 'urls') return [];
  const named = namesIn(source).filter((name) => hiddenBehind(name, hidden));
  return named.flatMap((name) => itemOf(source, name));
}

/** The item of a list that is there for what it names: an id, a button, a card, a line of a menu. A text or a section is not. */
function itemOf({ data }: Source, { path, below, link }: PlacedName): readonly Path[] {
  if (link) return [];
  const ends = [...path.keys()].map((index) => path.length - index);
  const inIt = ends.map((end) => path.slice(0, end));
  const item = inIt.slice(below.length).find((each) => isItem(data, each));
  return item ? [item] : [];
}
