// Slips of the hand in lines of a dealer's content: `make fix` restores the very bytes, or a message names the cause.
// `SLIPS=1000 SEED=7 npx vitest run codegen/testing/slips` makes more of them, in the content of this project, and prints
// a table; `SHOW=file` writes down what was not repaired, `ONLY=words` chooses kinds by their names.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRandom } from './random-edit.ts';
import { createJudge, type Judged, type Verdict } from './slips/judge.ts';
import { slipKinds } from './slips/kinds.ts';
import { foldedLines, type LineOf, pick, type Slip, type SlipKind } from './slips/slip.ts';

const [count, seed] = [Number(process.env.SLIPS ?? 40), Number(process.env.SEED ?? 2)];
const only = process.env.ONLY;
const isByHand = process.env.SLIPS !== undefined;
const judge = createJudge(join(import.meta.dirname, isByHand ? '../..' : '../testdata/ok/kayaks'));
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

/** Each slip by hand takes a check of all content. */
const patience = 300_000 + 5000 * count;

test('slips are repaired, or named', { timeout: patience }, async () => {
  const kinds = slipKinds.filter(({ name }) => !only || name.includes(only));
  const rows: (Made & Judged)[] = [];
  for (let index = 0; index < count; index += 1) {
    // A few are spread over all kinds.
    const kind = kinds[Math.floor(index * Math.max(1, kinds.length / count)) % kinds.length];
    const made = kind && makeSlip(kind);
    if (made) rows.push({ ...made, ...(await judge.judge(made.file, made.slip, made.kind)) });
  }
  if (isByHand) report(rows);
  expect(rows.filter(({ verdict }) => verdict === 'other bytes').map(words)).toEqual([]);
});

function words({ kind, file, slip, fixed }: Made & Judged): string {
  return `${kind.name}: ${file}:${slip.line}: ${diff(slip.before, slip.after)} ${fixed === undefined ? '' : `FIXED ${diff(slip.before, fixed)}`}`;
}

function diff(one: string, other: string): string {
  const [a, b] = [one.split('\n'), other.split('\n')];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end += 1;
  return `«${a.slice(start, a.length - end).join('⏎')}» → «${b.slice(start, b.length - end).join('⏎')}»`;
}

function report(rows: readonly (Made & Judged)[]): void {
  const verdicts: readonly Verdict[] = [
    'repaired',
    'other bytes',
    'cause named',
    'cause not named',
    'warning',
    'warning not named',
    'silent, same pages',
    'silent, other pages',
  ];
  const line = (name: string, own: readonly Judged[]) =>
    name.padEnd(42) +
    verdicts
      .map((each) => String(own.filter(({ verdict }) => verdict === each).length).padStart(6))
      .join('');
  const table = [
    `${' '.repeat(42)}  repd other named  not  warn w-not  same  diff`,
    ...[...Map.groupBy(rows, ({ kind }) => kind.name)].map(([name, own]) => line(name, own)),
    line('all', rows),
  ];
  process.stdout.write(`${table.join('\n')}\n`);
  if (process.env.SHOW)
    writeFileSync(process.env.SHOW, rows.filter(isOpen).map(details).join('\n'));
}

function isOpen({ verdict }: Judged): boolean {
  return verdict !== 'repaired';
}

/** What was said of a slip, and which repairs were offered. */
function details(row: Made & Judged): string {
  const messages = row.diagnostics.slice(0, 3).map((each) => {
    const fixes = (each.fixes ?? []).flatMap(({ isSure, edits }) =>
      edits.map(({ text }) => `${isSure ? 'sure' : 'maybe'} ${JSON.stringify(text)}`),
    );
    return `   ${each.file}:${each.line}:${each.column} ${each.message} | ${each.help} [${each.code}] ${fixes}`;
  });
  return [`## ${row.verdict}: ${words(row)}`, ...messages].join('\n');
}
