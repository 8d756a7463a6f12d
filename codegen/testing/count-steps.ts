// Nothing here depends on how fast the machine is: V8 counts how often each block of code ran.
import { Session } from 'node:inspector';

const session = new Session();
session.connect();
session.post('Profiler.enable');

/** From here on every block that runs is a step. */
export function startCounting(): void {
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

/** The steps since they were last asked for, the runtime's own left out: what it does at its start varies a little. */
export function countSteps(): number {
  let steps = 0;
  session.post('Profiler.takePreciseCoverage', (_fault, { result }) => {
    const scripts = result.filter(({ url }) => !url.startsWith('node:'));
    const ranges = scripts.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    for (const { count } of ranges) steps += count;
  });
  return steps;
}
