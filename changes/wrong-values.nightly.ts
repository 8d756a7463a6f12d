// Wrong values and keys in any place of the content end neither a check nor the reports of it, neither `make fix` nor
// what is made of content that passes, nor the comparison of two states, and hide no other fault.
// `VALUES=2000 SEED=7 npx vitest run --project nightly changes/wrong-values` tries others.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../.ci/testing/tables-of.ts';
import { applySureFixes } from '../codegen/command/fix/apply-fixes.ts';
import { type Compilation, goodSite } from '../codegen/compile.ts';
import { githubReport } from '../codegen/report/github.ts';
import { jsonReport } from '../codegen/report/json.ts';
import { textReport } from '../codegen/report/text.ts';
import { openDealer, type Texts } from '../codegen/testing/open-dealer.ts';
import { createRandom } from '../codegen/testing/random-edit.ts';
import { layDealer, wholeDealers } from '../codegen/testing/whole-dealers.ts';
import { putAnywhere, type WrongFile } from '../codegen/testing/wrong-values.ts';
import { compareSites } from './compare/compare-sites.ts';
import { listDifferences } from './content/differences.ts';

const tables = tablesOf(import.meta.filename);
const values = tables<readonly [unknown]>('values');
const keys = tables<readonly [string]>('keys');

const { VALUES = 2000, SEED = 1 } = process.env;

/** A fault of another file, which is told whatever else is wrong. */
const other = { file: 'content/facts/water.yaml', text: 'depth: { nothing: 1 }\n' };

test.for(wholeDealers)(
  'nothing ends the work on the content of %s',
  {
    timeout: 6_000_000,
  },
  async ([, layers]) => {
    const root = mkdtempSync(join(tmpdir(), 'wrong-'));
    layDealer(root, layers);
    const dealer = openDealer(root);
    const good = await dealer.check();
    const random = createRandom(Number(SEED));
    const pick = <T>(list: readonly (readonly [T])[]) =>
      list[Math.floor(random() * list.length)]?.[0] as T;
    const failed: string[] = [];
    for (let index = 0; index < Number(VALUES) / wholeDealers.length; index += 1) {
      const wrong = putAnywhere(
        dealer,
        { value: pick(values), ...(index % 2 === 0 && { key: pick(keys) }) },
        random,
      );
      try {
        await runAll(dealer, good, wrong);
      } catch (error) {
        failed.push(`${wrong.words}: ${error instanceof Error ? error.stack : error}`);
      }
    }
    expect(failed).toEqual([]);
  },
);

async function runAll(
  { check, files }: ReturnType<typeof openDealer>,
  good: Compilation,
  { file, text }: WrongFile,
) {
  const before = files.find((each) => each.file === file)?.text;
  let texts: Texts = new Map([[file, text]]);
  for (let round = 0; round < 6; round += 1) {
    const result = await check(texts);
    report(result);
    if (goodSite(result))
      for (const page of (await result.derive()).pages()) expect(page).toBeDefined();
    if (good.site && result.site) {
      const states = [good, result].map((compiled) => ({ compiled, pages: new Map() }));
      const changes = compareSites(states[0] ?? expect.fail(), states[1] ?? expect.fail(), 'main');
      const [was, is] = [before, texts.get(file)].map((each) => Buffer.from(each ?? ''));
      const changed = [{ file, ...(was && { before: was }), ...(is && { after: is }) }];
      listDifferences({ files: changed, before: good.site, after: result.site, changes });
    }
    const { changes: fixed } = applySureFixes(result.diagnostics, result.textOf);
    if (fixed.length === 0) break;
    texts = new Map([...texts, ...fixed.map((each) => [each.file, each.after ?? ''] as const)]);
  }
  if (file === other.file) return;
  const both = await check(
    new Map([
      [file, text],
      [other.file, other.text],
    ]),
  );
  expect(both.errors.map((each) => each.file)).toContain(other.file);
}

function report(result: Compilation) {
  textReport(result);
  jsonReport(result.allDiagnostics, result.tally);
  githubReport(result, '.', {});
}
