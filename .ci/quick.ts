// What a person waits for before every commit: the tests that stay in one process, the types, and the style.
import { check, runSteps, script, tests, together } from './steps.ts';

await runSteps(
  script('generate'),
  together(check('style', 'biome', 'check', '--error-on-warnings', '.'), script('types')),
  tests('quick'),
);
