// A whole server process over the fake site, for tests of signals, exit codes and crashes.
import { run } from '../run.ts';
import { createFakeSite } from './fake-site.ts';

await run(async () => createFakeSite());
