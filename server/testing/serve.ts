// A whole server process over the fake site, for tests of signals, exit codes and crashes.
import { setTimeout as wait } from 'node:timers/promises';
import { listenForSignals } from '../signals.ts';

const signals = listenForSignals();
const { run } = await import('../run.ts');
const { createFakeSite } = await import('./fake-site.ts');

await run(async () => {
  if (process.env.SLOW_START) {
    process.stdout.write('Starting\n');
    await wait(5_000);
  }
  return createFakeSite();
}, signals);
