import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A fault of the content, as the compiler reports it. */
export interface Fault {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly help?: string;
}

interface WatcherParts {
  readonly project: string;
  /** Called after each run of the compiler with what it found. */
  readonly onReport: (faults: readonly Fault[]) => void;
  readonly onText: (line: string) => void;
}

/** Runs the compiler beside the server and reads its reports; returns how to end it. */
export function watchContent({ project, onReport, onText }: WatcherParts): () => void {
  const compiler = spawn(process.execPath, ['codegen/main.ts', 'watch', '--format', 'json'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const faults = readReport(line);
    if (faults) onReport(faults);
    else onText(line);
  });
  const stop = () => void compiler.kill();
  process.once('exit', stop);
  return stop;
}

/** The faults in one line of the compiler's output, if it is a report. */
export function readReport(line: string): readonly Fault[] | undefined {
  try {
    const report = JSON.parse(line);
    return Array.isArray(report.diagnostics) ? report.diagnostics : undefined;
  } catch {
    return undefined;
  }
}
