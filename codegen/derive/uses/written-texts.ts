import { type Data, recordsOf } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { mayHoldReferences, scanReferences } from '../../model/fact-reference.ts';
import { nounNames } from '../../model/nouns.ts';
import { type Page, pageNouns } from '../../model/page.ts';
import { visitTexts } from '../../model/visit-values.ts';
import {
  factAround,
  type LocatedFact,
  locateFact,
  pathOfFact,
} from '../../resolve/facts/fact-path.ts';
import { factName, nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import {
  absolutePath,
  noOwnNames,
  type OwnNames,
  ownNames,
} from '../../resolve/facts/own-names.ts';
import { scopeOrigins } from '../../site/record-scope.ts';
import type { Site } from '../../site/site.ts';
import { pageName } from './watched-pages.ts';

/** The data written under a name, with its references. */
interface Written {
  readonly data: Data;
  /** The name of its file's own record: of what is a unit and a vehicle, that of the unit. */
  readonly home: string;
  /** Copy can refer to it. */
  readonly isHome: boolean;
  readonly page?: Page;
  /** What a record calls itself in its texts. */
  readonly names: OwnNames;
}

/** The data of all records and pages, by name. */
export interface WrittenTexts {
  readonly written: ReadonlyMap<string, Written>;
  /** Where the references of a text lead. */
  refersTo(text: unknown, own: Written): readonly LocatedFact[];
  /** The facts that any text refers to, by their paths. */
  readonly referredTo: ReadonlySet<string>;
}

/** Reads the data in the files, before any reference is resolved. */
export function readWritten(site: Site): WrittenTexts {
  const written = new Map([...recordsWritten(site), ...pagesWritten(site)]);
  const refersTo = (text: unknown, { page, names }: Written) =>
    pathsIn(text).flatMap((path) => placesOf(absolutePath(path, names), page, written));
  const referredTo = new Set<string>();
  for (const own of written.values()) {
    visitTexts(own.data, (text) => {
      for (const place of refersTo(text, own)) {
        const path = pathIn(written, place);
        if (path !== undefined) referredTo.add(path);
      }
    });
  }
  return { written, refersTo, referredTo };
}

function recordsWritten({ content }: Site): (readonly [string, Written])[] {
  const nouns = nounNames.filter((noun) => !pageNouns.includes(noun));
  return nouns.flatMap((noun) =>
    recordsOf(content, noun).map((entry) => {
      const { id, source } = entry;
      const data = isRecord(source.data) ? source.data : {};
      const isHome = factName(noun, id) !== undefined;
      const home = nameOfRecord(source.noun, id);
      return [nameOfRecord(noun, id), { data, home, isHome, names: ownNames(entry) }] as const;
    }),
  );
}

function pagesWritten({ pages }: Site): (readonly [string, Written])[] {
  return pages.map((page) => [
    pageName(page.id),
    { data: page.entry.data, home: pageName(page.id), isHome: false, page, names: noOwnNames },
  ]);
}

/** The paths that a text refers to. */
function pathsIn(text: unknown): readonly string[] {
  if (typeof text !== 'string' || !mayHoldReferences(text)) return [];
  return scanReferences(text).flatMap((piece) => (piece.kind === 'reference' ? piece.path : []));
}

/** Where a path leads: values that a template takes from its record are written in the record. */
function placesOf(
  path: string,
  page: Page | undefined,
  names: ReadonlyMap<string, Written>,
): readonly LocatedFact[] {
  if (path.startsWith('count.')) return [{ name: 'count', steps: path.split('.').slice(1) }];
  const steps = path.replace('@', '.readings.').split('.');
  const own = page?.record ? scopeOrigins(page.record, steps) : [];
  if (own.length === 0) return [locateFact(path, names) ?? []].flat();
  return own.map((origin) => ({
    name: origin.noun === 'count' ? origin.noun : nameOfRecord(origin.noun, origin.id),
    steps: origin.steps,
  }));
}

/** Keys that identify a record; they are not facts. */
const named = ['id', 'path'];

function pathIn(written: ReadonlyMap<string, Written>, place: LocatedFact): string | undefined {
  if (place.name === 'count') return pathOfFact(place);
  const own = written.get(place.name);
  if (!own?.isHome || named.includes(place.steps.join())) return undefined;
  return pathOfFact({ ...factAround(place, own.data), name: own.home });
}
