import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layManyTowns } from './many-towns.ts';
import { median } from './median.ts';
import { npmEnvironment } from './npm-environment.ts';
import type { Options, Row } from './row.ts';

interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
}

type Costs = Readonly<Record<'cold' | 'warm' | 'saved' | 'generate', Cost>>;

/** The compiler's cost by number of towns: the first check, a repeated one, one after a saved file, and generation. */
export async function benchGrowth({ towns }: Options): Promise<readonly Row[]> {
  // The first run compiles the schemas.
  costsOf(1);
  const costs = towns.map((count) => ({ towns: count, ...costsOf(count) }));
  const rows = costs.flatMap(({ towns: count, ...each }) => rowsOf(count, each));
  const [most, before] = costs.toReversed();
  if (!most || !before) return rows;
  const share = ({ generate, towns: count }: Costs & { towns: number }) =>
    (1000 * generate.seconds) / count;
  const baseline = { name: `of ${before.towns}`, value: share(before) };
  const budget = { atMost: 1, of: 'ratio' } as const;
  const name = `generate, for each of ${most.towns} towns`;
  return [...rows, { name, value: share(most), unit: 'ms', baseline, budget }];
}

function costsOf(towns: number): Costs {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    layManyTowns(root, towns);
    // The towns, plus the dealer's other files.
    const content = ['--root', root, '--max-files', String(towns + 100)];
    const cold = run(['check', ...content]);
    const again = [0, 1, 2].map(() => run(['check', ...content]));
    const warm = {
      seconds: median(again.map(({ seconds }) => seconds)),
      megabytes: median(again.map(({ megabytes }) => megabytes)),
    };
    appendFileSync(join(root, 'content/towns/knox/rockport-0.yaml'), '# saved\n');
    const saved = run(['check', ...content]);
    rmSync(join(root, '.cache'), { recursive: true, force: true });
    return {
      cold,
      warm,
      saved,
      generate: run(['generate', ...content, '--out', join(root, 'generated')]),
    };
  } finally {
    rmSync(root, { recursive: true });
  }
}

function run(words: readonly string[]): Cost {
  const start = performance.now();
  const args = ['--import', './bench/peak-memory.ts', 'codegen/main.ts', ...words];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: npmEnvironment,
  });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: Number(/Peak memory (\S+)/.exec(stderr)?.[1]) };
}

/** The largest number of towns with a budget. */
const many = 20_000;

function rowsOf(towns: number, { cold, warm, saved, generate }: Costs): Row[] {
  const row = (name: string, value: number, unit: string, atMost?: number): Row => ({
    name,
    towns,
    value,
    unit,
    ...(towns === many && atMost && { budget: { atMost } }),
  });
  return [
    row('check with nothing kept', cold.seconds, 's', 20),
    row('check again', warm.seconds, 's'),
    row('check after one saved file', saved.seconds, 's'),
    row('generate with nothing kept', generate.seconds, 's', 30),
    row('memory of a check with nothing kept', cold.megabytes, 'MB', 1_500),
    row('memory of a check again', warm.megabytes, 'MB'),
    row('memory of generate', generate.megabytes, 'MB', 1_500),
  ];
}
