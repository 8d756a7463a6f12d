/** Runs a task after changes, one run at a time. */
export interface RunQueue {
  /** Reports a change: the task runs once a burst of changes is over. */
  changed(): void;
  /** Waits for the run under way, and for the one that a change has called for. */
  settled(): Promise<void>;
}

/** Starts with a first run. `burst` is how long no further change must come, in milliseconds. */
export function createRunQueue(run: () => Promise<void>, burst = 5): RunQueue {
  let running = run();
  let next: PromiseWithResolvers<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    running = running.then(run);
    next?.resolve(running);
    next = undefined;
  };
  return {
    changed() {
      next ??= Promise.withResolvers();
      clearTimeout(timer);
      timer = setTimeout(start, burst);
    },
    settled: () => next?.promise ?? running,
  };
}
