import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyProcess } from './empty-process.ts';
import type { Row } from './row.ts';

const rounds = 20;

/** The time an editor waits for a check of the content, beside an empty process. */
export async function benchContent(): Promise<readonly Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return benchRealContent(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** As an editor types it; it must not install anything where the packages are a link. */
const makeCheck = 'make -o node_modules/.installed check';

/** What it needs of the project. */
const copied = [
  ...['codegen', 'content', 'encoded', 'schema'],
  ...['Makefile', 'package.json', 'package-lock.json', '.npmrc'],
];

/** Types `make check` in a copy of the project: after one saved file, and with nothing kept. */
function benchRealContent(root: string): Row[] {
  for (const name of copied)
    cpSync(name, join(root, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const [town = ''] = globSync('content/towns/*/*.yaml', { cwd: root }).sort();
  const save = () => appendFileSync(join(root, town), '# saved\n');
  const forget = () => rmSync(join(root, '.cache'), { recursive: true, force: true });
  millisecondsOf(makeCheck, root);
  return [
    besideEmpty('make check after one saved file', root, save, 8),
    besideEmpty('make check with nothing kept', root, forget, 35),
  ];
}

/** The minimum of several runs, each after a preparation, beside an empty process. */
function besideEmpty(name: string, root: string, prepare: () => void, atMost: number): Row {
  const baseline = emptyProcess();
  const runs = Array.from({ length: rounds }, () => {
    prepare();
    return millisecondsOf(makeCheck, root);
  });
  const budget = { who: 'an editor', atMost, of: 'ratio' } as const;
  return { name, value: Math.min(...runs), unit: 'ms', baseline, budget };
}

function millisecondsOf(command: string, cwd: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, { cwd, encoding: 'utf8', shell: true });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}
