import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixContent } from '../../../codegen/command/fix/fix-content.ts';
import { compile } from '../../../codegen/compile.ts';
import { filesBelow } from '../../../codegen/files/hash-files.ts';
import { createMemo } from '../../../codegen/memo.ts';
import { layOver, projectAt } from '../../../codegen/testing/golden-folder.ts';
import { repair, type Suggestion } from '../repairs.ts';

// Test support: a sample with faults, put right by `make fix`, and as a pull request.

const memo = createMemo();

/** The check of a sample. */
export const checkAt = (root: string) => () => compile(projectAt(root), memo);

/** The content of a sample once `make fix` is done, and once its author has pressed every button there is. */
export async function bothWays(name: string, scratch: string, isShown: boolean) {
  const expected = layOver(name, join(scratch, `fixed-${isShown}`));
  await fixContent(expected, checkAt(expected));
  const root = layOver(name, join(scratch, `shown-${isShown}`));
  let pressed = 0;
  // Whoever presses all buttons is answered anew.
  for (let round = 0; round < 5; round++) {
    const { suggestions } = await repair(root, checkAt(root), () => isShown);
    press(root, suggestions);
    pressed += suggestions.length;
    if (suggestions.length === 0) break;
  }
  return { fixed: contentOf(expected), answered: contentOf(root), pressed };
}

/** Puts suggestions in their places, from the last line to the first. */
function press(root: string, suggestions: readonly Suggestion[]): void {
  const fromLast = suggestions.toSorted((one, other) => other.first - one.first);
  for (const { path, first, last, text } of fromLast) {
    const file = join(root, path);
    const lines = readFileSync(file, 'utf8').split('\n');
    lines.splice(first - 1, last - first + 1, ...(text === undefined ? [] : text.split('\n')));
    writeFileSync(file, lines.join('\n'));
  }
}

/** All files, byte for byte but for the ends of the last lines, which the forge may set. */
function contentOf(root: string) {
  const folder = join(root, 'content');
  const bytesOf = (file: string) => readFileSync(join(folder, file)).toString('latin1');
  return filesBelow(folder)
    .sort()
    .map((file) => [file, bytesOf(file).trimEnd()]);
}
