// The short way, for a change of content alone: the site is built with all its links, and what can be tested of it
// without a browser or another process is tested.
import { runSteps, script, tests, together } from './steps.ts';

await runSteps(
  script('generate'),
  together(script('build'), script('types')),
  tests('quick', 'pages'),
);
