import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
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
  /** Called after each run of the compiler with the faults it found. */
  readonly onReport: (faults: readonly Fault[]) => void;
  readonly onText: (line: string) => void;
  /** Called when the pages at some addresses are written, ahead of the others. */
  readonly onWritten?: (addresses: readonly string[]) => void;
}

/** A compiler that runs beside the server. */
interface RunningCompiler {
  /** Tells the compiler which pages are open: those are written first. */
  open(addresses: readonly string[]): void;
  stop(): void;
}

/**
 * Runs the compiler beside the server and reads its reports. If it ends by itself, it is restarted at the next change.
 */
export function watchContent({
  project,
  onReport,
  onText,
  onWritten = () => undefined,
}: WatcherParts): RunningCompiler {
  let endCurrent: () => void = () => undefined;
  let open: readonly string[] = [];
  let tellOpen: () => void = () => undefined;
  const start = () => {
    const compiler = spawn(process.execPath, ['codegen/main.ts', 'watch', '--format', 'json'], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const { stdout } = compiler;
    const lines = stdout && createInterface({ input: stdout });
    lines?.on('line', (line) => {
      const faults = readReport(line);
      if (faults) onReport(faults);
      else onText(line);
    });
    compiler.on('message', ({ written }: { written: readonly string[] }) => onWritten(written));
    // A compiler that is about to end gets no message.
    tellOpen = () => void (compiler.connected && compiler.send(open, () => undefined));
    tellOpen();
    compiler.once('exit', () => {
      onReport([compilerEnded]);
      endCurrent = atNextChange(project, start);
    });
    endCurrent = () => {
      compiler.removeAllListeners('exit');
      compiler.kill();
    };
  };
  start();
  const stop = () => endCurrent();
  process.once('exit', stop);
  return {
    stop,
    open(addresses) {
      open = addresses;
      tellOpen();
    },
  };
}

const compilerEnded: Fault = {
  code: 'compiler-ended',
  severity: 'error',
  file: 'codegen/main.ts',
  line: 1,
  column: 1,
  message: 'the compiler has ended; the terminal says why',
  help: 'It starts again as soon as content, a schema or the compiler is saved.',
};

/** Calls back once, when a file that the compiler reads or consists of is saved; returns how to cancel. */
function atNextChange(project: string, callBack: () => void): () => void {
  const folders = ['content', 'schema', 'codegen'].map((name) => join(project, name));
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, () => {
        if (close()) callBack();
      }),
    );
  let isOpen = true;
  const close = () => {
    const wasOpen = isOpen;
    isOpen = false;
    for (const watcher of watchers) watcher.close();
    return wasOpen;
  };
  return () => void close();
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
