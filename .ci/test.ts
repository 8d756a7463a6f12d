// Every promise once, on the real thing: the database, the server, the browser.
import { runSteps, script, tests, together } from './steps.ts';

await runSteps(
  script('generate'),
  together(script('build'), script('lint'), script('types')),
  // In one run, so that no core is idle while one kind of test lasts longer than the other.
  tests('e2e', 'unit'),
);
