import type { Path } from '../diagnostics/diagnostic.ts';
import { type Change, isRefusal, type Refusal } from '../edit/change.ts';
import { scalarText } from '../edit/value-text.ts';
import { createListEdits, type NewLine } from '../link/list-edits.ts';
import { type AddressRegistry, endOfRedirects, readRegistry } from '../model/address-registry.ts';
import { valueAt } from '../model/data.ts';
import { linkedNoun } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import type { Site } from '../site/site.ts';
import { type TextChange, withEdits } from '../text/edit.ts';
import { linkChanges } from './link-changes.ts';
import { hasNameOfItsOwn, type RecordName, recordNamed, recordsBelow } from './named-record.ts';
import { editedText } from './record-data.ts';
import { type Use, usesOf } from './uses.ts';

/** What visitors of the old addresses get: another page, or the reason why there is none. */
type Instead = { readonly redirect: string } | { readonly gone: string };

/** What becomes of a place that refers to the record: the item around it or the key goes, or it refers to another one. */
type Decision = 'remove' | { readonly use: string };

/** How a record is retired. */
interface Retirement {
  readonly instead: Instead;
  readonly decide: (use: Use) => Decision | undefined;
}

/** The texts without a record, and the places that still refer to it. */
export interface Retired {
  readonly changes: readonly TextChange[];
  readonly open: readonly Use[];
}

/** Takes a record out of the content: its file, the items of lists that name it, and what is decided about each other place. */
export function retireRecord(
  site: Site,
  record: RecordName,
  { instead, decide }: Retirement,
): Retired | Refusal {
  const entry = recordNamed(site, record);
  if (!entry) return { refused: `There is no ${record.noun} "${record.id}".` };
  if (!hasNameOfItsOwn(entry)) return { refused: 'The site needs this file.' };
  const [below] = recordsBelow(site, record);
  if (below)
    return { refused: `It has a ${below.source.noun} "${below.id}": retire or move that first.` };
  const changes: TextChange[] = [{ file: entry.source.file, before: entry.source.text }];
  const uses = usesOf(site, entry);
  const decided = uses.flatMap((use) => {
    const decision = decide(use) ?? usualDecision(use, instead);
    return decision === undefined ? [] : [[use, decision] as const];
  });
  for (const source of site.written) {
    if (source.file === entry.source.file) continue;
    const text = withoutAddresses(source, `${linkedNoun(record.noun)}/${record.id}`, site, instead);
    const after = editedText(text, changesOf(decided.filter(([use]) => use.source === source)));
    if (isRefusal(after)) return after;
    if (after.text !== source.text)
      changes.push({ file: source.file, before: source.text, after: after.text });
  }
  const isOpen = (use: Use) => !decided.some(([each]) => each === use);
  return { changes, open: uses.filter(isOpen) };
}

/** What is meant if nobody says otherwise: an item that only names the record goes, a link leads where the address leads. */
function usualDecision({ is, path, source, link }: Use, instead: Instead): Decision | undefined {
  // The words of a link in a text stay, if there is nothing that it could lead to.
  if (link && 'gone' in instead) return 'remove';
  if (is === 'id' && !link && typeof path.at(-1) === 'number') return 'remove';
  const isElsewhere = 'redirect' in instead && valueAt(source.data, ['path']) !== instead.redirect;
  return (is === 'address' || link) && isElsewhere ? { use: instead.redirect } : undefined;
}

/** The changes of a file, from its end: what is removed moves what comes after it. Nothing is changed in what is removed. */
function changesOf(uses: readonly (readonly [Use, Decision])[]): readonly Change[] {
  const gone = uses.flatMap(([{ path, link }, decision]) =>
    decision === 'remove' && !link ? [wholeAt(path)] : [],
  );
  const isGone = (path: Path) => gone.some((whole) => isWithin(path, whole));
  const changed = uses.flatMap(([use, decision]): Change[] =>
    decision === 'remove' || use.link || isGone(use.path)
      ? []
      : [{ does: 'set', path: use.path, value: textWith(use, decision.use) }],
  );
  const linking = linkChanges(uses.filter(([{ path }]) => !isGone(path)));
  const removed = [...new Map(gone.map((path) => [path.join('\n'), path])).values()];
  return [
    ...changed,
    ...linking,
    ...removed.toReversed().map((path): Change => ({ does: 'remove', path })),
  ];
}

/** What goes with a value: the item that it is, or is a key of; or else its key. */
function wholeAt(path: Path): Path {
  const end = path.findLastIndex((step) => typeof step === 'number');
  if (end >= path.length - 2 && end >= 0) return path.slice(0, end + 1);
  return path.at(-1) === 'to' ? path.slice(0, -1) : path;
}

function isWithin(path: Path, whole: Path): boolean {
  return whole.every((step, index) => step === path[index]);
}

/** A value that refers to another record as it referred to the first: `brand:acme`. */
function textWith({ is, before }: Use, other: string): string {
  return is === 'id' ? before + other : other;
}

/** The list of published addresses once those of the record lead elsewhere, each in its language. */
function withoutAddresses(source: Source, record: string, site: Site, instead: Instead): string {
  if (source.noun !== 'urls') return source.text;
  const [first, ...others] = site.languages;
  const own = linesFor(first?.registry ?? readRegistry(site.content), record, instead);
  const further = others.flatMap(({ registry, paths }) => {
    const id = 'redirect' in instead ? first?.ids.get(instead.redirect) : undefined;
    const redirect = paths.get(id ?? '');
    return linesFor(registry, record, redirect === undefined ? instead : { redirect });
  });
  return withEdits(source.text, createListEdits(source).replace([...own, ...further]));
}

/** The lines of the addresses that lead to a record, once they lead elsewhere. */
function linesFor(
  registry: AddressRegistry | undefined,
  record: string,
  instead: Instead,
): readonly NewLine[] {
  if (!registry) return [];
  const words =
    'redirect' in instead
      ? `{ redirect: ${instead.redirect} }`
      : `{ gone: ${scalarText(instead.gone, { isInFlow: true })} }`;
  const isOf = (path: string) => {
    const line = registry.get(endOfRedirects(registry, path) ?? path);
    return line?.kind === 'page' && line.id === record;
  };
  return [...registry.keys()].filter(isOf).map((path) => [path, words]);
}
