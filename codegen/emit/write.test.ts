// Output that cannot be written: exit code 3, one sentence, and the last good output unchanged.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { exitCodes, runCommand } from '../command/command.ts';
import { createMemo } from '../memo.ts';
import { captured } from '../testing/captured.ts';
import { outputMark, writeFiles } from './write.ts';

const memo = createMemo();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'failed-write-'));
  cpSync(join(import.meta.dirname, '../testdata/ok/kayaks'), root, { recursive: true });
});

async function generateInto(out: string) {
  const args = ['generate', '--root', root, '--out', out];
  const { code, complaint } = await captured((console) => runCommand(args, console, () => memo));
  return { code, complaint };
}

/** Every folder and file with its bytes and time. */
function bytesOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => {
    const status = statSync(join(folder, name));
    const bytes = status.isFile() ? readFileSync(join(folder, name), 'base64') : 'a folder';
    return [name, bytes, status.isFile() ? status.mtimeMs : 0];
  });
}

/** More content, so that there is more to write. */
function addTowns(count: number): void {
  const town = readFileSync(join(root, 'content/towns/knox/rockport.yaml'), 'utf8');
  for (let index = 0; index < count; index++) {
    const text = town.replace('Rockport', `Cove ${index}`).replace('rockport', `cove-${index}`);
    writeFileSync(join(root, `content/towns/knox/cove-${index}.yaml`), text);
  }
}

/** Fails once more output is wanted, and leaves what was there before. */
async function expectFailure(out: string, reason: string): Promise<void> {
  const before = bytesOf(out);
  expect(before.length).toBeGreaterThan(30);
  addTowns(60);
  const { code, complaint } = await generateInto(out);
  expect(code).toBe(exitCodes.internalError);
  expect(complaint).toBe(
    `The output cannot be written to ${out}: ${reason}. What was there before is left as it was.\n`,
  );
  expect(bytesOf(out)).toEqual(before);
}

/** A disk with room for the output there is, and for little more. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const output = join(root, 'measured');
  await generateInto(output);
  const kilobytes = Number.parseInt(spawnSync('du', ['-sk', output]).stdout.toString(), 10);
  const room = `size=${kilobytes + 100}k`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', room, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmdirSync(folder);
  return undefined;
}

test('a full disk', async ({ skip }) => {
  const disk = await mountSmallDisk();
  if (!disk) return skip('no disk may be mounted on this machine');
  onTestFinished(() => {
    spawnSync('umount', ['-l', disk]);
    rmdirSync(disk);
  });
  const out = join(disk, 'generated');
  expect(await generateInto(out)).toEqual({ code: exitCodes.good, complaint: '' });
  await expectFailure(out, 'no space is left');
});

test('a folder in place of a file, and a file in that of a folder, are replaced', async () => {
  const out = join(root, 'generated');
  await generateInto(out);
  const names = readdirSync(out, { recursive: true });
  rmSync(join(out, 'vehicles.ts'));
  mkdirSync(join(out, 'vehicles.ts'));
  rmSync(join(out, 'heads'), { recursive: true });
  writeFileSync(join(out, 'heads'), '');
  expect(await generateInto(out)).toEqual({ code: exitCodes.good, complaint: '' });
  expect(readdirSync(out, { recursive: true })).toEqual(names);
});

test('a file in place of the whole output', async () => {
  writeFileSync(join(root, 'generated'), 'mine');
  const { code, complaint } = await generateInto(join(root, 'generated'));
  expect(code).toBe(exitCodes.internalError);
  expect(complaint).toMatch(/^The output cannot be written to .*\n$/);
  expect(readFileSync(join(root, 'generated'), 'utf8')).toBe('mine');
});

test('files that are no longer emitted go with their empty folders, but nothing goes from a folder of others', () => {
  const folder = join(root, 'output');
  writeFiles(folder, [outputMark, { path: 'pages/old/a.json', text: '{}' }]);
  expect(writeFiles(folder, [outputMark]).removed).toEqual(['pages/old/a.json']);
  expect(readdirSync(folder)).toEqual([outputMark.path]);
  const other = join(root, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'letter.txt'), 'dear');
  expect(writeFiles(other, [outputMark]).removed).toEqual([]);
  expect(readFileSync(join(other, 'letter.txt'), 'utf8')).toBe('dear');
});
