/** Runs a task after changes, one run at a time. */
export interface SettledRunner {
  /** Runs without anything having changed. */
  now(): void;
  /** Reports that something has changed. */
  changed(): void;
  /** Sets what is called if a run fails. */
  failed(report: (error: unknown) => void): void;
}

/** How long to wait, in milliseconds: for the burst of a save to end, and before the look afterwards. */
export interface Waits {
  readonly burst: number;
  readonly after: number;
}

/**
 * Waits until a burst of changes is over, runs, and runs once more a little later: a file read while an
 * editor was still writing it, or a change that was reported late, is then seen whole.
 */
export function createSettledRunner(
  run: () => Promise<void>,
  waits: Waits = { burst: 5, after: 120 },
): SettledRunner {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let reportFailure: (error: unknown) => void = () => undefined;
  const runAfter = (wait: number, next?: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run).then(next, (error) => reportFailure(error));
    }, wait);
  };
  return {
    now: () => {
      running = run().catch((error) => reportFailure(error));
    },
    changed: () => runAfter(waits.burst, () => runAfter(waits.after)),
    failed: (report) => {
      reportFailure = report;
    },
  };
}
