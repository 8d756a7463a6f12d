// The short way, for a change of content alone: the site is built with all its links, and the tests that stay in one
// process are run.
import { runSteps, script, tests, together } from './steps.ts';

await runSteps(script('generate'), together(script('build'), script('types')), tests('quick'));
