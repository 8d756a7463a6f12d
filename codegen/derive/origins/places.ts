import type { Place } from '../../contract/origins.ts';
import type { Path, Span } from '../../diagnostics/diagnostic.ts';
import { type Data, recordsOf } from '../../model/content.ts';
import { isRecord, pathOf, valueAt } from '../../model/data.ts';
import { mayHoldReferences, soleReference } from '../../model/fact-reference.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { type LocatedFact, pathOfFact } from '../../resolve/facts/fact-path.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import { unitKeyOf } from '../../resolve/facts/fact-value.ts';
import type { Site } from '../../site/site.ts';
import { pageName } from '../uses/watched-pages.ts';
import { readWritten } from '../uses/written-texts.ts';
import type { PlacedText } from './replaced-texts.ts';

interface Draft extends Omit<Place, 'file' | 'line' | 'column'> {
  readonly source: Source;
  readonly path: Path;
}

/** Numbers places, each once. */
export interface Places {
  /** The place of a text, and of the facts in it. */
  ofText(placed: PlacedText): number;
  /** The place of a value that was read, and the data around it; undefined if it is a text. */
  ofRead(place: LocatedFact): { readonly place: number; readonly data: Data } | undefined;
  ofValue(source: Source, path: Path): number;
  /** All places in order of their numbers. */
  list(): readonly Place[];
}

/** Creates the numbering of the places of a site. */
export function createPlaces(site: Site): Places {
  const drafts: Draft[] = [];
  const known = new Map<string, number>();
  const texts = new Set<string>();
  const sources = sourcesByName(site);
  const { written, refersTo } = readWritten(site);
  const add = (draft: Draft, more = ''): number => {
    const key = [draft.source.file, ...draft.path, more].join('\n');
    const number = known.get(key) ?? drafts.push(draft) - 1;
    known.set(key, number);
    return number;
  };
  const factsIn = (text: string, name: string): readonly number[] => {
    const own = written.get(name);
    const places = own ? refersTo(text, own) : [];
    return [...new Set(places.flatMap((place) => ofFact(place) ?? []))];
  };
  const ofFact = (place: LocatedFact): number | undefined => {
    const source = sources.get(place.name);
    const fact = source && valueAt(source.data, place.steps);
    if (!source || fact === undefined) return undefined;
    const steps = [...place.steps, ...keyOfValue(fact)];
    return add({ source, path: pathOf(source.data, steps), fact: pathOfFact(place) }, 'fact');
  };
  return {
    ofText({ text, source, path, page }) {
      texts.add([source.file, ...path].join('\n'));
      const asWritten = valueAt(source.data, path);
      if (typeof asWritten !== 'string' || !mayHoldReferences(asWritten)) {
        const written = asWritten === undefined && site.defaults.placeOf(source, path);
        return add({ ...(written || { source, path }), text });
      }
      const name = page ? pageName(page.id) : nameOfRecord(source.noun, source.id);
      const isReference = soleReference(asWritten) && { isReference: true as const };
      return add({ source, path, text, facts: factsIn(asWritten, name), ...isReference }, name);
    },
    ofRead({ name, steps }) {
      const source = sources.get(name);
      if (!source || texts.has([source.file, ...steps].join('\n'))) return undefined;
      if (!isRecord(source.data) || valueAt(source.data, steps) === undefined) return undefined;
      return { place: add({ source, path: pathOf(source.data, steps) }), data: source.data };
    },
    ofValue: (source, path) => add({ source, path }),
    list: () => locate(drafts),
  };
}

/** The key below a fact that holds its value. */
function keyOfValue(fact: unknown): readonly string[] {
  if (!isRecord(fact)) return [];
  return [unitKeyOf(fact) ?? ['number', 'hours'].find((key) => key in fact) ?? []].flat();
}

function sourcesByName({ content, pages }: Site): ReadonlyMap<string, Source> {
  const records = nounNames.flatMap((noun) =>
    recordsOf(content, noun).map(({ id, source }) => [nameOfRecord(noun, id), source] as const),
  );
  return new Map([
    ...records,
    ...pages.map(({ id, entry }) => [pageName(id), entry.source] as const),
  ]);
}

/** Looks up positions file by file, since each lookup in another file parses that file again. */
function locate(drafts: readonly Draft[]): readonly Place[] {
  const places: Place[] = [];
  for (const own of Map.groupBy(drafts.entries(), ([, { source }]) => source).values()) {
    for (const [number, { source, path, ...rest }] of own) {
      const { line, column } = startOf(source, path);
      places[number] = { file: source.file, line, column, ...rest };
    }
  }
  return places;
}

const starts = new WeakMap<Source, Map<string, Span>>();

/** Where a value begins; for a text, at its first letter. Cached until the file changes. */
function startOf(source: Source, path: Path): Span {
  const kept = starts.get(source) ?? new Map<string, Span>();
  starts.set(source, kept);
  const key = path.join('\n');
  const isText = typeof valueAt(source.data, path) === 'string';
  const span = kept.get(key) ?? (isText ? source.locateInString(path, 0, 1) : source.locate(path));
  kept.set(key, span);
  return span;
}
