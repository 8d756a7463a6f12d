/** Runs a task after changes, one run at a time. */
export interface SettledRunner {
  /** Runs without a change. */
  now(): void;
  /** Reports that something has changed. */
  changed(): void;
  /** Sets the callback for a failed run. */
  failed(report: (error: unknown) => void): void;
}

/** How long to wait, in milliseconds: for a burst of changes to end, and before the second run. */
export interface Waits {
  readonly burst: number;
  readonly after: number;
}

/**
 * Debounces changes: runs once a burst of them is over, and again a little later, which catches a file that was read
 * while an editor was still writing it, and a change that was reported late.
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
