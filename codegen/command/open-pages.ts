import { setTimeout as wait } from 'node:timers/promises';
import type { Ahead } from '../pipeline.ts';

/** How long other work waits, so that a machine with few cores shows these pages first: about as long as that takes. */
const head = 50;

/**
 * Follows which pages are open in a browser: the parent process sends their addresses, and gets a message back once
 * they are written. Undefined without a parent that listens.
 */
export function followOpenPages(): Ahead | undefined {
  if (!process.send) return undefined;
  let addresses: ReadonlySet<string> = new Set();
  process.on('message', (open: readonly string[]) => {
    addresses = new Set(open);
  });
  // The parent is gone, so there is nobody to compile for.
  process.on('disconnect', () => process.exit());
  return {
    addresses: () => addresses,
    async ready(written) {
      process.send?.({ written: [...written] });
      await wait(head);
    },
  };
}
