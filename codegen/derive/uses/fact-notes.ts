import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import { valueAt } from '../../model/data.ts';
import {
  factAround,
  isFact,
  type LocatedFact,
  pathOfFact,
  textsOfFact,
} from '../../resolve/facts/fact-path.ts';
import type { Site } from '../../site/site.ts';
import type { ReadPlace } from './look-through.ts';
import type { OnRead } from './watched-data.ts';
import { readWritten, type WrittenTexts } from './written-texts.ts';

/** The facts that something is made from, sorted, by the paths that copy uses for them. */
export interface UsedFacts {
  /** Their values appear in the result. */
  readonly shown: readonly string[];
  /** They decide what is shown, as a price decides which vehicle is cheapest. */
  readonly weighed: readonly string[];
}

/** Notes the facts behind the values that are read. */
interface FactNotes {
  readonly read: OnRead;
  /** The facts that something is made from. */
  during(make: () => unknown): UsedFacts;
}

/** Creates notes that follow the references in the records and pages of a site. */
export function createFactNotes(site: Site): FactNotes {
  const factsAt = createFactsAt(readWritten(site));
  let shown = new Set<string>();
  let weighed = new Set<string>();
  return {
    read(place, mode) {
      const noted = mode === 'shown' ? shown : weighed;
      for (const fact of factsAt(place)) noted.add(fact);
    },
    during(make) {
      shown = new Set();
      weighed = new Set();
      // The result contains parts of the content itself, which are only read when it is serialized.
      JSON.stringify(make());
      const only = [...weighed].filter((fact) => !shown.has(fact));
      return { shown: [...shown].sort(compareCodeUnits), weighed: only.sort(compareCodeUnits) };
    },
  };
}

/** The facts in a content value: the one it belongs to, if any, and those that its text refers to. Cached by place. */
function createFactsAt({ written, referredTo, refersTo }: WrittenTexts) {
  const known = new Map<LocatedFact, readonly string[]>();
  const find = (place: LocatedFact): readonly string[] => {
    const { name, steps } = place;
    const own = written.get(name);
    const value = own && valueAt(own.data, steps);
    if (!own || value === undefined) return name === 'count' ? [pathOfFact(place)] : [];
    const fact = factAround(place, own.data);
    const path = pathOfFact({ ...fact, name: own.home });
    const isOne = own.isHome && (referredTo.has(path) || isFact(valueAt(own.data, fact.steps)));
    const others = textsOfFact(value).flatMap((text) => refersTo(text, own));
    return [...(isOne ? [path] : []), ...others.flatMap(find)];
  };
  return (place: ReadPlace) => {
    const found = known.get(place) ?? find(place);
    known.set(place, found);
    return found;
  };
}
