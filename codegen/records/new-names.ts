import type { Change } from '../edit/change.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { factReferencesIn } from '../model/fact-reference.ts';
import { isInside } from '../model/inner-nouns.ts';
import { linkedNoun, nounNames, nouns } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import { factName } from '../resolve/facts/fact-roots.ts';
import { type Name, namesAt, namesIn } from '../site/written-names.ts';
import { withEdits } from '../text/edit.ts';
import { dataOf, editedText } from './record-data.ts';

/** A record that gets another id. */
export interface NewId {
  readonly noun: string;
  readonly before: string;
  readonly after: string;
}

/** What content calls records, before and after. */
export interface NewNames {
  readonly ids: readonly NewId[];
  /** The first steps of references to facts: `towns.north.harbor`, `count.towns.north`. */
  readonly facts: readonly (readonly [before: string, after: string])[];
}

/** All that is called otherwise once records have other ids. */
export function namesWith(ids: readonly NewId[]): NewNames {
  const facts = ids.flatMap(({ noun, before, after }) => {
    const [old, fresh] = [factName(noun, before), factName(noun, after)];
    const counts = nounNames
      .filter((each) => nouns[each].owner === noun && nouns[each].counted)
      .map((each) => [before, after].map((id) => `count.${nouns[each].list}.${id}`));
    return [old && fresh ? [old, fresh] : [], ...counts];
  });
  return {
    ids: ids.map(({ noun, ...id }) => ({ ...id, noun: linkedNoun(noun) })),
    facts: facts.flatMap(([before, after]) => (before && after ? [[before, after] as const] : [])),
  };
}

/** The text of a file with the new names. */
export function withNewNames(source: Source, names: NewNames) {
  return editedText(withNewFacts(source.text, names), changesOfIds(source, names));
}

/** A text in which every reference to a fact has the new names. */
export function withNewFacts(text: string, { facts }: Pick<NewNames, 'facts'>): string {
  const edits = factReferencesIn(text).flatMap(({ path, pathStart }) =>
    facts
      .filter(([before]) => path.startsWith(before) && /^$|^[.@]/.test(path.slice(before.length)))
      .map(([before, after]) => ({
        start: pathStart,
        end: pathStart + before.length,
        text: after,
      })),
  );
  return withEdits(text, edits);
}

/** Other ids wherever a file refers to records by them. */
function changesOfIds(source: Source, { ids }: NewNames): readonly Change[] {
  if (ids.length === 0) return [];
  const named = namesIn(source).flatMap((name) => withNewId(name, ids));
  const written = named.some(({ link }) => link) ? dataOf(source.text) : {};
  // The links of a text change together, in each of its languages.
  return [...Map.groupBy(named, ({ path }) => path.join('\n')).values()].flatMap((names) => {
    const [first] = names;
    if (!first) return [];
    const { path } = first;
    const texts = first.link ? valueAt(written, path) : undefined;
    if (!isRecord(texts)) return [{ does: 'set', path, value: withNewIds(names) } as const];
    return Object.entries(texts).flatMap(([language, text]) => {
      const own = namesAt({ 'x-marks': true }, text).flatMap((name) => withNewId(name, ids));
      if (own.length === 0) return [];
      return [{ does: 'set', path: [...path, language], value: withNewIds(own) } as const];
    });
  });
}

/** A name, and the id that stands in its place from now on; nothing if it stays. */
function withNewId<Own extends Name>(name: Own, ids: NewNames['ids']) {
  const own = ids.map((each) => newId(each, name.noun, name.id)).find(Boolean);
  return own === undefined ? [] : [{ ...name, own }];
}

/** The value that names stand in, with their new ids. */
function withNewIds(names: readonly (Name & { readonly own: string })[]): string {
  const edits = names.map(({ before, id, own }) => ({
    start: before.length,
    end: before.length + id.length,
    text: own,
  }));
  const [first] = names;
  return first ? withEdits(first.before + first.id + first.after, edits) : '';
}

/** The id that a record of a noun has once another has a new one: its own, or that of what it is inside of (`acme/runner`). */
function newId(changed: NewId, noun: string, id: string): string | undefined {
  const { before, after } = changed;
  if (noun === changed.noun) return id === before ? after : undefined;
  return isInside(noun, changed.noun) && id.startsWith(`${before}/`)
    ? after + id.slice(before.length)
    : undefined;
}
