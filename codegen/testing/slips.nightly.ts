// Slips of the hand in lines of a dealer's content: `make fix` restores the very bytes, or a message names the cause.
// `SLIPS=1000 SEED=7 npx vitest run --project nightly codegen/testing/slips` makes others, and more of them.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRandom } from './random-edit.ts';
import { createJudge } from './slips/judge.ts';
import { slipKinds } from './slips/kinds.ts';
import { foldedLines, type LineOf, pick, type Slip, type SlipKind } from './slips/slip.ts';

const [count, seed] = [Number(process.env.SLIPS ?? 200), Number(process.env.SEED ?? 2)];
const judge = createJudge(join(import.meta.dirname, '../testdata/ok/kayaks'));
const random = createRandom(seed);

interface Made {
  readonly kind: SlipKind;
  readonly file: string;
  readonly slip: Slip;
}

function makeSlip(kind: SlipKind): Made | undefined {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    const file = pick(judge.files, random);
    if (!file) return undefined;
    const lines = file.text.split('\n');
    const at = Math.floor(random() * (lines.length - 1));
    const isFolded = foldedLines(lines)[at] ?? false;
    const line: LineOf = { text: file.text, lines, at, line: lines[at] ?? '', isFolded };
    const slip = kind.make(line, random);
    if (slip) return { kind, file: file.file, slip };
  }
  return undefined;
}

test('slips are repaired, or named', async () => {
  const wrong: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = slipKinds[index % slipKinds.length];
    const made = kind && makeSlip(kind);
    if (!made) continue;
    const { verdict, fixed = '' } = await judge.judge(made.file, made.slip, made.kind);
    const { before, after } = made.slip;
    if (verdict === 'other bytes') wrong.push([kind.name, before, after, fixed].join('\n'));
  }
  expect(wrong).toEqual([]);
});
