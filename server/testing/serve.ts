// A whole server process over the fake site, for tests of signals, exit codes and crashes.
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../run.ts';
import { createFakeSite } from './fake-site.ts';
import { openPatiently } from './open-database.ts';

const loadSite = async () => {
  if (process.env.SLOW_START) {
    process.stdout.write('Starting\n');
    await wait(5_000);
  }
  return createFakeSite();
};

await run(loadSite, { openDatabase: openPatiently });
