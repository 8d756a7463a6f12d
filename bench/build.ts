import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../web/e2e/project-copy.ts';
import { emptyProcess } from './empty-process.ts';
import { publishedRecord } from './published-record.ts';
import { median, type Row } from './row.ts';

const rounds = 5;

/** A content change: a file, and its text at the nth change. */
interface Edit {
  readonly name: string;
  readonly file: string;
  readonly write: (text: string, nth: number) => string;
}

const edits: readonly Edit[] = [
  {
    name: 'a sentence of one page',
    file: publishedRecord('page').file,
    write: (text, nth) => text.replace(/^title: .*$/m, `title: Title ${nth}`),
  },
  {
    name: 'a population',
    file: publishedRecord('town').file,
    write: (text, nth) =>
      text.replace(/^population: (\d+)$/m, (_, own) => `population: ${Number(own) + nth}`),
  },
];

/** The time a Node process takes to build the site, from scratch and after one content change, beside an empty one. */
export async function benchBuild(): Promise<readonly Row[]> {
  const { folder, remove } = await copyProject('content');
  symlinkSync(resolve('encoded'), join(folder, 'encoded'));
  try {
    const beside = (name: string, who: string, value: number, atMost: number): Row => ({
      name,
      value,
      unit: 's',
      baseline: emptyProcess('s'),
      budget: { who, atMost, of: 'ratio' },
    });
    const rows = [beside('build with nothing kept', 'CI, the operator', secondsOf(folder), 100)];
    for (const edit of edits) {
      const name = `build after a change of ${edit.name}`;
      rows.push(beside(name, 'the operator', secondsAfter(folder, edit), 15));
    }
    return rows;
  } finally {
    await remove();
  }
}

/** The median of several runs, each after another edit; the first run is not counted. */
function secondsAfter(folder: string, { file, write }: Edit): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const times = Array.from({ length: rounds + 1 }, (_, nth) => {
    writeFileSync(path, write(text, nth));
    return secondsOf(folder);
  });
  writeFileSync(path, text);
  return median(times.slice(1));
}

function secondsOf(folder: string): number {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [join(folder, 'web/build.ts')], {
    cwd: folder,
    // As package.json and the Makefile start it.
    env: { ...process.env, NODE_COMPILE_CACHE: '.cache/node' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build ended with ${status}: ${stdout}`);
  return (performance.now() - start) / 1000;
}
