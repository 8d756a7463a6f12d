import { setTimeout as wait } from 'node:timers/promises';
import type { Ahead } from '../pipeline.ts';

/** How long all else waits, so that a machine of few processors shows these pages first: about what that takes. */
const head = 50;

/**
 * The pages that are open in a browser, as the program that started this one says: a message lists their addresses, and
 * one is sent back once they are written. Nothing if nobody listens.
 */
export function followOpenPages(): Ahead | undefined {
  if (!process.send) return undefined;
  let addresses: ReadonlySet<string> = new Set();
  process.on('message', (open: readonly string[]) => {
    addresses = new Set(open);
  });
  // Nobody is left to compile for.
  process.on('disconnect', () => process.exit());
  return {
    addresses: () => addresses,
    async ready(written) {
      process.send?.({ written: [...written] });
      await wait(head);
    },
  };
}
