import type { Path } from '../../diagnostics/diagnostic.ts';
import { type Data, recordsOf } from '../../model/content.ts';
import { isRecord, pathOf, valueAt } from '../../model/data.ts';
import { blankReferences, mayHoldReferences } from '../../model/fact-reference.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { type LocatedFact, pathOfFact } from '../../resolve/facts/fact-path.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import { unitKeyOf } from '../../resolve/facts/fact-value.ts';
import type { Site } from '../../site/site.ts';
import { unitPlaces } from '../../site/unit-places.ts';
import { pageName } from '../uses/watched-pages.ts';
import { readWritten } from '../uses/written-texts.ts';
import { declaredLabel } from './declared-label.ts';
import type { PlacedText } from './replaced-texts.ts';

/** Where something that a page shows is written. */
export interface Place {
  readonly file: string;
  readonly path: Path;
  /** The text as printed. */
  readonly text?: string;
  /** How copy refers to it, if it is a fact. */
  readonly fact?: string;
  /** The places of the facts that the text refers to, by their numbers. */
  readonly facts?: readonly number[];
  /** The text has no words of its own, only references. */
  readonly isReference?: true;
}

interface Draft extends Omit<Place, 'file'> {
  readonly source: Source;
}

/** A file, and what is read from it. */
interface Home {
  readonly source: Source;
  readonly data: unknown;
}

/** Numbers places, each once. */
export interface Places {
  /** The place of a text, and of the facts in it. */
  ofText(placed: PlacedText): number;
  /** The place of a value that was read, and the data around it; undefined if it is a text. */
  ofRead(place: LocatedFact): { readonly place: number; readonly data: Data } | undefined;
  ofValue(source: Source, path: Path): number;
  at(number: number): Place | undefined;
}

/** Numbers the places of a site by a registry, in which each that was seen before has its number. */
export function createPlaces(site: Site, registry: Map<string, number>): Places {
  const known = new Map<number, Place>();
  const texts = new Set<string>();
  const sources = sourcesByName(site);
  const { written, refersTo } = readWritten(site);
  const writtenAt = unitPlaces(site.content);
  const add = ({ source, path: shown, ...place }: Draft, more = ''): number => {
    const at = writtenAt(source, shown);
    const { file } = at.source;
    const path = at.source.writtenAt?.(at.path) ?? at.path;
    const key = [file, ...path, more].join('\n');
    const number = registry.get(key) ?? registry.size;
    registry.set(key, number);
    if (!known.has(number)) known.set(number, { file, path, ...place });
    return number;
  };
  const factsIn = (text: string, name: string): readonly number[] => {
    const own = written.get(name);
    const places = own ? refersTo(text, own) : [];
    return [...new Set(places.flatMap((place) => ofFact(place) ?? []))];
  };
  const ofFact = (place: LocatedFact): number | undefined => {
    const home = sources.get(place.name);
    const fact = home && valueAt(home.data, place.steps);
    if (!home || fact === undefined) return undefined;
    const { source, data } = home;
    const steps = [...place.steps, ...keyOfValue(fact)];
    return add({ source, path: pathOf(data, steps), fact: pathOfFact(place) }, 'fact');
  };
  return {
    ofText(placed) {
      const { text, page } = placed;
      texts.add([placed.source.file, ...placed.path].join('\n'));
      const { source, path } = writtenAt(placed.source, placed.path);
      const asWritten = valueAt(source.data, path);
      if (typeof asWritten !== 'string' || !mayHoldReferences(asWritten)) {
        const written =
          asWritten === undefined &&
          (declaredLabel(site, placed) ?? site.defaults.placeOf(source, path));
        return add({ ...(written || { source, path }), text });
      }
      const name = page ? pageName(page.id) : nameOfRecord(source.noun, source.id);
      const isReference = isWordless(asWritten) && { isReference: true as const };
      return add({ source, path, text, facts: factsIn(asWritten, name), ...isReference }, name);
    },
    ofRead({ name, steps }) {
      const { source, data } = sources.get(name) ?? {};
      if (!source || texts.has([source.file, ...steps].join('\n'))) return undefined;
      if (!isRecord(data) || valueAt(data, steps) === undefined) return undefined;
      return { place: add({ source, path: pathOf(data, steps) }), data };
    },
    ofValue: (source, path) => add({ source, path }),
    at: (number) => known.get(number),
  };
}

/** Whether a text has only references: one, or several with a sign between them. */
function isWordless(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(blankReferences(text));
}

/** The key below a fact that holds its value. */
function keyOfValue(fact: unknown): readonly string[] {
  if (!isRecord(fact)) return [];
  return [unitKeyOf(fact) ?? ['number', 'hours'].find((key) => key in fact) ?? []].flat();
}

/** The data of each record and page as it is written, and of a unit among the vehicles as that is made. */
function sourcesByName({ content, pages }: Site): ReadonlyMap<string, Home> {
  const records = nounNames.flatMap((noun) =>
    recordsOf(content, noun).map(({ id, source, data }) => {
      const isMade = source.noun !== noun;
      return [nameOfRecord(noun, id), { source, data: isMade ? data : source.data }] as const;
    }),
  );
  const written = pages.map(({ id, entry: { source } }) => {
    return [pageName(id), { source, data: source.data }] as const;
  });
  return new Map([...records, ...written]);
}
