import type { Guess } from '../../diagnostics/nearest.ts';
import type { Data } from '../../model/content.ts';
import { stepInto } from '../../model/data.ts';
import type { FactRoots } from './fact-roots.ts';

/** The first part of a path that does not exist: `towns.north.harbor` of `towns.north.harbor.name`. */
export function firstMissing(tree: Data, path: string): string {
  const steps = path.split(/[.@]/);
  let current: unknown = tree;
  const end = steps.findIndex((step) => {
    current = stepInto(current, step);
    return current === undefined;
  });
  return end === -1 ? path : steps.slice(0, end + 1).join('.');
}

/** The result for an unknown path: the path most likely meant, and where that is written. */
export function unknownPath(suggestion: Guess | undefined, { homes }: FactRoots) {
  if (suggestion === undefined) return { is: 'unknown' } as const;
  const path = suggestion.word;
  const home = homes.find(({ name }) => path.startsWith(`${name}.`));
  if (!home) return { is: 'unknown', suggestion } as const;
  const { source } = home.entry;
  const steps = path
    .slice(home.name.length + 1)
    .replace('@', '.readings.')
    .split('.');
  const { line, column } = source.locate(steps, 'key');
  const message = `"${path}" is written here`;
  const place = { file: source.file, line, column, message };
  return { is: 'unknown', suggestion, place } as const;
}
