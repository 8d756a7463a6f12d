/** The signals that end the process, listened to from its first moment. */
export interface Signals {
  /** Resolves at the first signal after the start. */
  readonly stopped: Promise<void>;
  /** From now on there is work to finish before the end. */
  markStarted(): void;
}

/** During the start a signal ends the process at once, with 0; so does a second one later, with 1. */
export function listenForSignals(): Signals {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  let hasStarted = false;
  let hasSignal = false;
  const onSignal = () => {
    if (!hasStarted) process.exit(0);
    if (hasSignal) process.exit(1);
    hasSignal = true;
    resolve();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const markStarted = () => {
    hasStarted = true;
  };
  return { stopped, markStarted };
}
