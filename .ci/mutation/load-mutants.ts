import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '../mutants/mutant.ts';

const folder = join(import.meta.dirname, '../mutants');

/** Reads every list of `.ci/mutants/`, in the order of the file names. */
export async function loadMutants(): Promise<readonly Mutant[]> {
  const files = readdirSync(folder).filter((name) => name !== 'mutant.ts');
  const modules = await Promise.all(files.sort().map((name) => import(join(folder, name))));
  const lists = modules.flatMap((module) => Object.values(module).filter(Array.isArray));
  return lists.flat();
}

/** Keeps the mutants that a word names: a promise (`P8`), or part of a path. No word keeps all. */
export function selectMutants(mutants: readonly Mutant[], words: readonly string[]) {
  if (words.length === 0) return mutants;
  return mutants.filter(({ promise, file, test }) =>
    words.some((word) =>
      /^[PSCW]\d+$/i.test(word)
        ? promise === word.toUpperCase()
        : file.includes(word) || test.includes(word),
    ),
  );
}
