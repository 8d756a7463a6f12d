/**
 * Whether what the compiler writes can be read: after a change first the pages that are open, then all else. Whoever asks
 * for one of the others in between waits, so that nobody sees what was there before.
 */
export function writtenPages() {
  let ahead: ReadonlySet<string> = new Set();
  let rest = Promise.withResolvers<void>();
  let isWaiting = true;
  return {
    /** Waits until everything is written, or at least what is at an address. */
    async when(address?: string): Promise<void> {
      if (address === undefined || !ahead.has(address)) await rest.promise;
    },
    someAreWritten(addresses: readonly string[]): void {
      ahead = new Set(addresses);
      if (isWaiting) return;
      isWaiting = true;
      rest = Promise.withResolvers();
    },
    allAreWritten(): void {
      isWaiting = false;
      rest.resolve();
    },
  };
}

/** Waits until everything is written, or at least the page at an address, which is then taken to be open. */
export type IsReady = (address?: string) => Promise<void>;
