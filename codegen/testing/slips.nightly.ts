// Slips of the hand in a dealer's content: `make fix` restores the very bytes, or leaves them as they are.
// `SLIPS=1000 SEED=7 npx vitest run --project nightly codegen/testing/slips` makes others, and more of them.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { applyFixes } from '../command/fix/apply-fixes.ts';
import { compile } from '../compile.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import { loadContent } from '../load/load.ts';
import { createMemo } from '../memo.ts';
import { projectAt } from './golden-folder.ts';
import { createRandom } from './random-edit.ts';

/** What is written, and what a slip makes of it. */
const slips = tablesOf(import.meta.filename)<
  readonly [name: string, written: string, made: string]
>('slips');

const { SLIPS = 240, SEED = 2 } = process.env;
const random = createRandom(Number(SEED));
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

const memo = createMemo();
const root = join(import.meta.dirname, '../testdata/ok/kayaks');
const loaded = loadContent(root);

function check(texts: ReadonlyMap<string, string>) {
  const files = loaded.files.map((each) => ({ ...each, text: texts.get(each.file) ?? each.text }));
  const own = new Map(files.map(({ file, text }) => [file, text]));
  return compile(
    { ...projectAt(root), loaded: { ...loaded, files, textOf: (file) => own.get(file) } },
    memo,
  );
}

/** The texts that `make fix` changes, once nothing is left that is sure. */
async function fix(file: string, text: string): Promise<ReadonlyMap<string, string>> {
  const whole = loaded.files.find((each) => each.file === file)?.text;
  let texts: ReadonlyMap<string, string> = new Map([[file, text]]);
  for (let round = 0; round < 6; round += 1) {
    const { diagnostics, textOf } = await check(texts);
    const { texts: fixed } = applyFixes(
      diagnostics.flatMap((each) => sureFixOf(each) ?? []),
      textOf,
    );
    if (fixed.size === 0) break;
    texts = new Map([...texts, ...fixed]);
    // The text from before was good.
    if (texts.size === 1 && texts.get(file) === whole) break;
  }
  return texts;
}

/** A slip somewhere in the content, outside of comments. */
function make([, written, made]: (typeof slips)[number]) {
  const places = loaded.files.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(written, 'gm'))].flatMap((match) => {
      const before = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index);
      return before.trimStart().startsWith('#') ? [] : [{ file, text, match }];
    }),
  );
  const place = pick(places);
  if (!place) return undefined;
  const { file, text, match } = place;
  const [found] = match;
  const filled = made.replaceAll(/\$([&12])/g, (_sign, part) => match[Number(part) || 0] ?? '');
  const slip = made === 'UPPER' ? found.toUpperCase() : filled;
  const end = match.index + found.length;
  return { file, text, after: text.slice(0, match.index) + slip + text.slice(end) };
}

test('whatever slip is made, what is changed unasked is what was there', {
  timeout: 3_000_000,
}, async () => {
  const wrong: string[] = [];
  for (let index = 0; index < Number(SLIPS); index += 1) {
    const kind = slips[index % slips.length];
    const made = kind && make(kind);
    if (!made || made.after === made.text) continue;
    const texts = await fix(made.file, made.after);
    const fixed = texts.get(made.file) ?? '';
    const isLeft = texts.size === 1 && fixed === made.after;
    const isRestored = texts.size === 1 && fixed === made.text;
    if (!isLeft && !isRestored)
      wrong.push(
        `${kind[0]} in ${made.file}:\n${differing(made.text, made.after)}\n${differing(made.text, fixed)}`,
      );
  }
  expect(wrong).toEqual([]);
});

/** The lines of a text that another one does not have. */
function differing(one: string, other: string): string {
  const known = new Set(one.split('\n'));
  return other
    .split('\n')
    .filter((each) => !known.has(each))
    .join('\n');
}
