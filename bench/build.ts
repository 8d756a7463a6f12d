import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layManyTowns } from './many-towns.ts';
import { median } from './median.ts';
import { npmEnvironment } from './npm-environment.ts';
import { publishedRecord } from './published-record.ts';
import type { Options, Row } from './row.ts';

const rounds = 5;
/** The largest site to build. */
const manyTowns = 5800;

const code = ['codegen', 'schema', 'server', 'web', 'package.json', 'package-lock.json'];

/** A content change: a file, and its text at the nth change. */
interface Edit {
  readonly name: string;
  /** The budget in seconds. */
  readonly atMost?: number;
  readonly file: string;
  readonly write: (text: string, nth: number) => string;
}

const edits: readonly Edit[] = [
  {
    name: 'a sentence of one page',
    atMost: 1,
    file: publishedRecord('page').file,
    write: (text, nth) => text.replace(/^title: .*$/m, `title: Title ${nth}`),
  },
  {
    name: 'a population',
    atMost: 1,
    file: publishedRecord('town').file,
    write: (text, nth) =>
      text.replace(/^population: (\d+)$/m, (_, own) => `population: ${Number(own) + nth}`),
  },
  {
    name: 'the name of the dealer, which is on all pages',
    file: 'content/site.yaml',
    write: (text, nth) => text.replace(/^name: .*$/m, `name: Dealer ${nth}`),
  },
];

/** The time a Node process takes to build the site: from scratch, and after one content change. */
export async function benchBuild({ towns }: Options): Promise<readonly Row[]> {
  const real = layProject((folder) =>
    cpSync('content', join(folder, 'content'), { recursive: true }),
  );
  const rows = [...benchRealSite(real)];
  rmSync(real, { recursive: true });
  for (const count of towns.filter((each) => each > 58 && each <= manyTowns)) {
    const folder = layProject((root) => layManyTowns(root, count));
    rows.push(...benchManyTowns(folder, count));
    rmSync(folder, { recursive: true });
  }
  return rows;
}

/** A copy of the project with its pictures already made. */
function layProject(layContent: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  for (const name of code) cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'encoded']) {
    symlinkSync(join(process.cwd(), name), join(folder, name));
  }
  layContent(folder);
  return folder;
}

function benchRealSite(folder: string): Row[] {
  const cold = secondsOf(folder);
  const again = median(Array.from({ length: rounds }, () => secondsOf(folder)));
  return [
    { name: 'build with nothing kept', value: cold, unit: 's', budget: { atMost: 5 } },
    { name: 'build with nothing changed', value: again, unit: 's', baseline: emptyProcess() },
    ...edits.map(
      (edit): Row => ({
        name: `build after a change of ${edit.name}`,
        value: secondsAfter(folder, edit),
        unit: 's',
        baseline: emptyProcess(),
        ...(edit.atMost && { budget: { atMost: edit.atMost } }),
      }),
    ),
  ];
}

function benchManyTowns(folder: string, towns: number): Row[] {
  const args = ['--max-files', String(towns + 100)];
  const edit: Edit = {
    name: 'one town',
    file: 'content/towns/knox/rockport-7.yaml',
    write: (text, nth) => text.replace(/^zip: .*$/m, `zip: "048${10 + nth}"`),
  };
  const cold = secondsOf(folder, args);
  const after = secondsAfter(folder, edit, args);
  return [
    { name: 'build with nothing kept', towns, value: cold, unit: 's' },
    { name: `build after a change of ${edit.name}`, towns, value: after, unit: 's' },
  ];
}

/** The median of several runs, each after another edit; the first run is not counted. */
function secondsAfter(folder: string, { file, write }: Edit, args: readonly string[] = []): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const times = Array.from({ length: rounds + 1 }, (_, nth) => {
    writeFileSync(path, write(text, nth));
    return secondsOf(folder, args);
  });
  writeFileSync(path, text);
  secondsOf(folder, args);
  return median(times.slice(1));
}

function emptyProcess() {
  const times = Array.from({ length: rounds }, () => timeOf(['--eval', '0']));
  return { name: 'empty process', value: median(times) };
}

function secondsOf(folder: string, args: readonly string[] = []): number {
  return timeOf([join(folder, 'web/build.ts'), ...args], folder);
}

function timeOf(args: readonly string[], cwd = process.cwd()): number {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd,
    env: npmEnvironment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stdout}`);
  return (performance.now() - start) / 1000;
}
