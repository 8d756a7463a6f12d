import { createRandom, editAnything } from '../../codegen/testing/random-edit.ts';

const [edits, seed] = [Number(process.env.EDITS ?? 100), Number(process.env.SEED ?? 1)];

/**
 * Makes edits at random, as many as asked for. One that the check refuses is undone: no test would see it, neither on the
 * short way of a pull request nor on the whole one. The others stay together, and must turn no test red.
 */
export function editAtRandom(project: string, isGood: () => boolean): string {
  const random = createRandom(seed);
  let refused = 0;
  for (let made = 0; made < edits; made++) {
    const edit = editAnything(project, random);
    if (isGood()) continue;
    edit.undo();
    refused += 1;
  }
  return `${edits - refused} kept, ${refused} refused by the check`;
}
