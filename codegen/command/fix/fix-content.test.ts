import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { compile } from '../../compile.ts';
import { createMemo } from '../../memo.ts';
import { fixReport } from '../../report/fix-report.ts';
import { layOver, projectAt } from '../../testing/golden-folder.ts';
import { fixContent } from './fix-content.ts';

const tables = tablesOf(import.meta.filename);

const memo = createMemo();
const scratch = mkdtempSync(join(tmpdir(), 'fix-'));

const fix = (root: string) => fixContent(root, () => compile(projectAt(root), memo));

describe('fixing', () => {
  test.each(tables<string>('repaired'))('leaves nothing to do in %s', async (name) => {
    const root = layOver(name, join(scratch, 'whole'));
    const { result } = await fix(root);
    expect(await fix(root)).toMatchObject({ changes: [], renames: [] });
    // Nothing leads to what stands in a sample.
    const left = result.diagnostics.filter(({ code }) => !/^un(?:used|linked)-/.test(code));
    expect(left).toEqual([]);
  });

  test('keeps every byte outside of the fix, the mode of the file and its line ends', async () => {
    const root = layOver('unknown-key', join(scratch, 'bytes'));
    const file = join(root, 'content/pages/tours.yaml');
    const wrong = readFileSync(file, 'utf8');
    const windows = `\uFEFF# Kept:  as it is\r\n${wrong.replaceAll('\n', '\r\n')}# to the end   \r\n`;
    writeFileSync(file, windows);
    chmodSync(file, 0o640);
    const { changes } = await fix(root);
    const line = { file: 'content/pages/tours.yaml', line: 7 };
    expect(changes).toEqual([{ ...line, before: 'breadcrum: Tours', after: 'breadcrumb: Tours' }]);
    expect(readFileSync(file, 'utf8')).toBe(windows.replace('breadcrum:', 'breadcrumb:'));
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(root, 'content/pages')).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
  });

  test('shows what is doubtful and leaves it as it is', async () => {
    const root = layOver('wrong-type', join(scratch, 'doubtful'));
    const file = join(root, 'content/pages/tours.yaml');
    const text = readFileSync(file, 'utf8').replace('keywords: [tours]', 'keywords: bays, boats');
    writeFileSync(file, text);
    const fixed = await fix(root);
    const report = fixReport(fixed, fixed.result);
    expect(report).toContain('content/pages/tours.yaml:3: title: 2027 → title: "2027"');
    expect(report).toContain('maybe: keywords: bays, boats → keywords: ["bays, boats"]');
    expect(readFileSync(file, 'utf8')).toContain('keywords: bays, boats\n');
  });

  test('changes nothing if a file was saved meanwhile', async () => {
    const root = layOver('many-errors-at-once', join(scratch, 'meanwhile'));
    const file = join(root, 'content/pages/tours.yaml');
    const check = async () => {
      const result = await compile(projectAt(root), memo);
      writeFileSync(file, `${readFileSync(file, 'utf8')}# more\n`);
      return result;
    };
    const before = readFileSync(join(root, 'content/facts/tides.yaml'), 'utf8');
    await expect(fixContent(root, check)).rejects.toThrow('tours.yaml was saved meanwhile');
    expect(readFileSync(join(root, 'content/facts/tides.yaml'), 'utf8')).toBe(before);
    expect(readdirSync(join(root, 'content/facts')).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
  });
});

describe('a file whose name is wrong', () => {
  const good = 'content/towns/hancock/castine.yaml';
  const misname = (folder: string, ...names: readonly string[]) => {
    const root = layOver('hidden-ending', join(scratch, folder));
    const own = join(root, `${good}.txt`);
    const text = readFileSync(own);
    rmSync(own);
    for (const name of names) writeFileSync(join(root, dirname(good), name), text);
    return root;
  };

  test.each(['castine.yaml.txt', 'castine.yml', 'castine.YAML', 'Castine.yaml', 'castine .yaml'])(
    'gets the right one: %s',
    async (name) => {
      const root = misname('renamed', name);
      const from = `${dirname(good)}/${name}`;
      const fixed = await fix(root);
      expect(fixed).toMatchObject({ changes: [], renames: [{ from, to: good }] });
      expect(fixed.result.diagnostics).toEqual([]);
      expect(fixReport(fixed, fixed.result)).toContain(
        `${from}: renamed to ${good}\n1 file renamed\n`,
      );
      expect([from, good].map((file) => existsSync(join(root, file)))).toEqual([false, true]);
    },
  );

  test.each([
    'castine_REMOTE_1234.yaml',
    'castine-DESKTOP-AB12CD3.yaml',
    'Castine XL.yaml',
    "castine (Ann's conflicted copy 2026-11-28).yaml",
    'castine.sync-conflict-20261128-101010-ABCDEFG.yaml',
  ])('keeps %s beside the file that its name begins with', async (name) => {
    const fixed = await fix(misname('beside', 'castine.yaml', name));
    expect(fixed.renames).toEqual([]);
    expect(fixReport(fixed, fixed.result)).toMatch(/copy of|left this beside/);
  });

  test.each(['castine (1).yaml', 'castine copy.yaml', 'castine.yaml.bak', 'castine.yaml~'])(
    'keeps it if it may be a copy: %s',
    async (name) => {
      const fixed = await fix(misname('copied', name));
      expect(fixed.renames).toEqual([]);
      expect(fixReport(fixed, fixed.result)).toContain(
        'maybe: rename it to content/towns/hancock/',
      );
    },
  );
});
