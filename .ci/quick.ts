// What a person waits for before every commit: the tests that stay in one process, the types, and the style of what
// has changed since main.
import { check, runSteps, script, tests, together } from './steps.ts';

const changed = ['--changed', '--no-errors-on-unmatched'];

await runSteps(
  script('generate'),
  together(check('lint', 'biome', 'check', '--error-on-warnings', ...changed), script('types')),
  tests('quick'),
);
