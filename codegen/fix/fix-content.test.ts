import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compile } from '../pipeline.ts';
import { fixReport } from '../report/fix-report.ts';
import { createSession } from '../session.ts';
import { checkOptions, faultyFolders, layOver } from '../testing/golden-folder.ts';
import { fixContent } from './fix-content.ts';

const session = createSession();
const scratch = mkdtempSync(join(tmpdir(), 'fix-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const fix = (root: string) => fixContent(root, () => compile(checkOptions(root), session));

/** The texts below `content/` that can be read as such. */
function textsOf(root: string): Map<string, string> {
  const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [path, readFileSync(path, 'latin1')]));
}

describe('fixing', () => {
  test.each(faultyFolders)('a second time changes nothing: %s', async (name) => {
    const root = layOver(name, join(scratch, 'twice'));
    const before = textsOf(root);
    const { changes } = await fix(root);
    const once = textsOf(root);
    expect([...once].filter(([file, text]) => before.get(file) !== text).length > 0).toBe(
      changes.length > 0,
    );
    expect((await fix(root)).changes).toEqual([]);
    expect(textsOf(root)).toEqual(once);
  });

  test.each([
    'misspelt-required-key',
    'syntax-dash-left-out',
    'syntax-space-left-out',
    'syntax-tab',
    'unknown-key',
    'unknown-reading',
    'wide-characters',
  ])('leaves nothing to do in %s', async (name) => {
    const { result } = await fix(layOver(name, join(scratch, 'whole')));
    expect(result.diagnostics).toEqual([]);
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
    const { changes, result } = await fix(root);
    const report = fixReport(changes, result);
    expect(report).toContain('content/pages/tours.yaml:3: title: 2027 → title: "2027"');
    expect(report).toContain('maybe: keywords: bays, boats → keywords: ["bays, boats"]');
    expect(readFileSync(file, 'utf8')).toContain('keywords: bays, boats\n');
  });

  test('changes nothing if a file was saved meanwhile', async () => {
    const root = layOver('many-faults-at-once', join(scratch, 'meanwhile'));
    const file = join(root, 'content/pages/tours.yaml');
    const check = async () => {
      const result = await compile(checkOptions(root), session);
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
