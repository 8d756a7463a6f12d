// What takes too long to wait for: kills by the hundred, long walks, other browsers, other content, mutants.

import { held } from './mutants/held.ts';
import { runSteps, script, tests } from './steps.ts';

// Each night another area; the results of the last time are taken up again where they are kept.
const day = Math.floor(Date.now() / 86_400_000);
process.env.AREA = held[day % held.length];

await runSteps(script('build'), tests('nightly'), script('test-changed'), script('mutants'));
