import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layManyTowns } from './many-towns.ts';
import { npmEnvironment } from './npm-environment.ts';
import type { Row } from './row.ts';

const towns = 20_000;
/** The towns, plus the dealer's other files. */
const maxFiles = towns + 100;

/** What the compiler takes for a dealer with very many towns, with nothing kept. */
export async function benchGrowth(): Promise<readonly Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    layManyTowns(root, towns);
    const content = ['--root', root, '--max-files', String(maxFiles)];
    const check = rowsOf('check', 20, ['check', ...content]);
    rmSync(join(root, '.cache'), { recursive: true, force: true });
    const out = join(root, 'generated');
    return [...check, ...rowsOf('generate', 30, ['generate', ...content, '--out', out])];
  } finally {
    rmSync(root, { recursive: true });
  }
}

function rowsOf(name: string, atMost: number, words: readonly string[]): Row[] {
  const start = performance.now();
  const args = ['--import', './bench/peak-memory.ts', 'codegen/main.ts', ...words];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: npmEnvironment,
  });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  const value = (performance.now() - start) / 1000;
  const memory = Number(/Peak memory (\S+)/.exec(stderr)?.[1]);
  const size = `${towns.toLocaleString('en')} towns`;
  const who = 'a chain of dealers';
  return [
    { name: `${name}, ${size}`, value, unit: 's', budget: { who, atMost } },
    { name: `${name}, ${size}, memory`, value: memory, unit: 'MB', budget: { who, atMost: 1_500 } },
  ];
}
