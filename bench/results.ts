import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Row } from './row.ts';

/** The version of the file format below; increased with every change. */
const version = 2;

/** The stored results: measuring one area replaces only that area's. */
interface Results {
  readonly version: typeof version;
  readonly areas: Readonly<Record<string, Measured>>;
}

interface Measured {
  /** The date, the commit, and the machine. */
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  /** The load average: how many processes wanted a CPU over the last minutes. */
  readonly load: number;
  readonly rows: readonly Row[];
}

/** Reads earlier results; empty if there are none, or if they have another version. */
export function readResults(file: string): Results {
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return results?.version === version ? results : { version, areas: {} };
}

/** Stores the rows of an area. */
export function keepRows(file: string, area: string, rows: readonly Row[]): void {
  const { areas } = readResults(file);
  const load = Math.round(loadavg()[1] ?? 0);
  const measured = { date: new Date().toISOString(), commit: commitNow(), machine, load, rows };
  const results: Results = { version, areas: { ...areas, [area]: measured } };
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}

const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`;

function commitNow(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
