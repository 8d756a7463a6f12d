import type { Suggestion } from '../../diagnostics/nearest.ts';
import { type FactHome, factName } from './fact-roots.ts';

// The longest names, such as towns.north.harbor.
const mostSteps = 3;

/** Creates a lookup of the current path for one that uses the `formerly` id of a renamed record. */
export function createRenamed(
  homes: readonly FactHome[],
): (path: string) => Suggestion | undefined {
  let names: ReadonlyMap<string, string> | undefined;
  return (path) => {
    names ??= new Map(homes.flatMap(formerName));
    const steps = path.split('.');
    for (let end = Math.min(mostSteps, steps.length - 1); end > 0; end--) {
      const name = names.get(steps.slice(0, end).join('.'));
      if (name) return { word: [name, ...steps.slice(end)].join('.'), isSure: true };
    }
    return undefined;
  };
}

function formerName({ name, entry: { data, source } }: FactHome): [string, string][] {
  if (typeof data.formerly !== 'string') return [];
  const former = factName(source.noun, data.formerly);
  return former === undefined ? [] : [[former, name]];
}
