// Slips of the hand in content, on the test dealer and on the dealer's own: `make fix` restores what was meant, or leaves
// it as it is, and next to nothing passes in silence. `SLIPS=600 SEED=7 ONLY='a line' npx vitest run --project nightly
// codegen/testing/slips` makes others, more of them, or some kinds alone.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { applySureFixes } from '../command/fix/apply-fixes.ts';
import { isError } from '../diagnostics/sort-diagnostics.ts';
import { readPlainly } from '../parse/parse.ts';
import { type OpenDealer, openDealer, type Texts } from './open-dealer.ts';
import { createRandom } from './random-edit.ts';

const tables = tablesOf(import.meta.filename);

/** What is written, and what a slip makes of it. */
const { SLIPS = 300, SEED = 2, ONLY = '' } = process.env;
const slips = tables<readonly [name: string, written: string, made: string]>('slips').filter(
  ([name]) => name.includes(ONLY),
);
const strays = tables<readonly [string]>('strays');

const random = createRandom(Number(SEED));
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** What became of a slip. */
type Outcome = 'restored' | 'told' | 'harmless' | 'silent' | 'published unmeant' | 'made worse';

/** The texts that `make fix` changes, once nothing is left that is sure, and what is found then. */
async function fix({ check }: OpenDealer, file: string, text: string) {
  let texts: Texts = new Map([[file, text]]);
  for (let round = 0; ; round += 1) {
    const result = await check(texts);
    const { changes: fixed } = applySureFixes(result.diagnostics, result.textOf);
    if (fixed.length === 0 || round === 6) return { texts, found: result.allDiagnostics };
    texts = new Map([...texts, ...fixed.map((each) => [each.file, each.after ?? ''] as const)]);
  }
}

/** A slip somewhere in the content, outside of comments unless it is a line too many. */
function make({ files }: OpenDealer, [, written, made]: (typeof slips)[number]) {
  const isLine = /STRAY|LINE|WORDS/.test(made);
  const place = pick(
    files.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(written, 'gm'))].flatMap((match) => {
        const before = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index);
        return before.trimStart().startsWith('#') && !isLine ? [] : [{ file, text, match }];
      }),
    ),
  );
  if (!place) return undefined;
  const { file, text, match } = place;
  const [found] = match;
  const line =
    pick(
      pick(files)
        ?.text.split('\n')
        .filter((each) => each.trim() !== '') ?? [],
    ) ?? '';
  const filled = made
    .replaceAll(/\$([&12])/g, (_sign, part) => match[Number(part) || 0] ?? '')
    .replace('STRAY', () => pick(strays)?.[0] ?? '')
    .replace('LINE', () => line)
    .replace('WORDS', () => line.trim());
  const slip = made === 'UPPER' ? found.toUpperCase() : filled;
  const end = match.index + found.length;
  return { file, text, after: text.slice(0, match.index) + slip + text.slice(end) };
}

type Slip = NonNullable<ReturnType<typeof make>>;

/** What `make fix` and a check make of a slip. */
async function report(dealer: OpenDealer, known: ReadonlySet<string>, { file, text, after }: Slip) {
  const { texts, found } = await fix(dealer, file, after);
  const fixed = texts.get(file) ?? '';
  const isAsMeant = texts.size === 1 && isSame(fixed, text);
  const outcome = (): Outcome => {
    if (isSame(after, text)) return fixed === after || isAsMeant ? 'harmless' : 'made worse';
    if (isAsMeant) return 'restored';
    const isLeft = texts.size === 1 && fixed === after;
    if (!isLeft) return found.some(isError) ? 'made worse' : 'published unmeant';
    return found.some(({ message }) => !known.has(message)) ? 'told' : 'silent';
  };
  const lines = [`typed:\n${differing(text, after)}`, `lost:\n${differing(fixed, text)}`];
  return { outcome: outcome(), lines: [...lines, `made:\n${differing(after, fixed)}`].join('\n') };
}

/** Whether two files say the same. Nobody sees blanks at the end of a text. */
function isSame(one: string, other: string): boolean {
  const [data, otherData] = [one, other].map((text) =>
    JSON.stringify(readPlainly(text), (_key, value) =>
      typeof value === 'string' ? value.trimEnd() : value,
    ),
  );
  return one === other || (data !== undefined && data === otherData);
}

test.for([
  ['the test dealer', '../testdata/ok/kayaks'],
  ['the dealer', '../..'],
] as const)(
  'a slip in the content of %s is told, or put right, and next to none is silent',
  {
    timeout: 6_000_000,
  },
  async ([, folder], { annotate }) => {
    const dealer = openDealer(join(import.meta.dirname, folder));
    const known = new Set((await dealer.check()).allDiagnostics.map(({ message }) => message));
    const all: { readonly outcome: Outcome; readonly words: string }[] = [];
    for (let index = 0; index < Number(SLIPS); index += 1) {
      const kind = slips[index % slips.length];
      const made = kind && make(dealer, kind);
      if (!made || made.after === made.text) continue;
      const { outcome, lines } = await report(dealer, known, made);
      all.push({ outcome, words: `${kind[0]} in ${made.file}:\n${lines}` });
    }
    const byOutcome = Map.groupBy(all, ({ outcome }) => outcome);
    const of = (outcome: Outcome) => (byOutcome.get(outcome) ?? []).map(({ words }) => words);
    const counts = [...byOutcome].map(([outcome, { length }]) => `${length} ${outcome}`);
    await annotate([counts.join(', '), ...of('silent')].join('\n'));
    expect([...of('published unmeant'), ...of('made worse')]).toEqual([]);
    expect(of('silent').slice(Math.floor(all.length * 0.02))).toEqual([]);
  },
);

/** The lines of a text that another one does not have. */
function differing(one: string, other: string): string {
  const known = new Set(one.split('\n'));
  return other
    .split('\n')
    .filter((each) => !known.has(each))
    .join('\n');
}
