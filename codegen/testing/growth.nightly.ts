// A chain of dealers: the compiler holds very many towns in the memory that a small machine has.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const count = 20_000;
const megabytes = 1_500;

/** A dealer with that many towns. Its footer does not link them: every page would weigh as much as a picture. */
function dealerWithTowns(): string {
  const root = mkdtempSync(join(tmpdir(), 'growth-'));
  const dealer = 'codegen/testdata/ok/kayaks/content';
  cpSync(dealer, join(root, 'content'), { recursive: true });
  const navigation = join(root, 'content/navigation.yaml');
  const links = /^ {2}towns:\n(?: {4}.*\n)+/m;
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace(links, ''));
  const folder = join(root, 'content/towns/knox');
  mkdirSync(folder, { recursive: true });
  const town = readFileSync(join(dealer, 'towns/knox/rockport.yaml'), 'utf8');
  for (let index = 0; index < count; index += 1) {
    const text = town
      .replace('name: Rockport', `name: Rockport ${index}`)
      .replace('slug: rockport', `slug: rockport-${index}`);
    writeFileSync(join(folder, `rockport-${index}.yaml`), text);
  }
  return root;
}

test('20,000 towns are checked and generated within 1.5 GB', () => {
  const root = dealerWithTowns();
  const run = (...words: string[]) => {
    const heap = `--max-old-space-size=${megabytes}`;
    const files = ['--root', root, '--max-files', String(count + 100)];
    const args = [heap, 'codegen/main.ts', ...words, ...files];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return [status, stderr];
  };
  expect(run('check')).toEqual([0, '']);
  rmSync(join(root, '.cache'), { recursive: true, force: true });
  expect(run('generate', '--out', join(root, 'generated'))).toEqual([0, '']);
});
