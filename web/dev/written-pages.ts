/**
 * Tracks whether the compiler's output can be read: after a change it first writes the open pages, then the rest. A
 * request for one of the others waits, so that nobody sees an outdated page.
 */
export function writtenPages() {
  let ahead: ReadonlySet<string> = new Set();
  let rest = Promise.withResolvers<void>();
  let isWaiting = true;
  return {
    /** Waits until everything is written, or at least the page at an address. */
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

/** Waits until everything is written, or at least the page at an address, which then counts as open. */
export type IsReady = (address?: string) => Promise<void>;
