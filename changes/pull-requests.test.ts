import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixContent } from '../codegen/command/fix/fix-content.ts';
import { compile } from '../codegen/compile.ts';
import { createMemo } from '../codegen/memo.ts';
import { projectAt } from '../codegen/testing/golden-folder.ts';
import { layDealer, smallDealer } from '../codegen/testing/whole-dealers.ts';
import { compareSites } from './compare/compare-sites.ts';
import { describeChanges } from './print/describe-changes.ts';
import { markdownReport } from './print/markdown.ts';
import { readState } from './testing/fixture-dealer.ts';
import { openEditor, pullRequests } from './testing/pull-requests.ts';

// The report on each pull request must equal its file in testdata, byte for byte.
// `UPDATE_EXPECTED=1 npx vitest run changes/pull-requests` updates the files: read them before you commit.

const memo = createMemo();

async function withDealer(use: (root: string) => Promise<void>) {
  const root = mkdtempSync(join(tmpdir(), 'pull-request-'));
  layDealer(root, smallDealer);
  writeFileSync(join(root, 'content/urls.yaml'), '/: page/home\n');
  await fix(root);
  await use(root);
  rmSync(root, { recursive: true });
}

function fix(root: string) {
  return fixContent(root, () => compile(projectAt(root), memo));
}

test.each(Object.entries(pullRequests))(
  'the report on %s says what visitors will see',
  (name, { edit, isFixed }) =>
    withDealer(async (root) => {
      const before = await readState(root, memo);
      edit(openEditor(root));
      if (isFixed) await fix(root);
      const after = await readState(root, memo);
      const report = markdownReport(describeChanges(compareSites(before, after, 'main (1a2b3c4)')));
      const expected = join(import.meta.dirname, `testdata/${name}.md`);
      if (process.env.UPDATE_EXPECTED) writeFileSync(expected, report);
      expect(report).toBe(readFileSync(expected, 'utf8'));
    }),
);

test('where the errors were there before, pages are not compared', () =>
  withDealer(async (root) => {
    pullRequests['a-broken-reference']?.edit(openEditor(root));
    const before = await readState(root, memo);
    layDealer(root, smallDealer);
    const after = await readState(root, memo);
    const report = markdownReport(describeChanges(compareSites(before, after, 'main')));
    expect(report).toContain('**Pages cannot be compared:**');
    expect(report).toMatch(
      /## Put right by this change[\s\S]*there is no fact "pricing.delivery.comesBack"/,
    );
  }));
