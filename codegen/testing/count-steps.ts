// Independent of the speed of the machine: V8 counts how often each block of code runs.
import { Session } from 'node:inspector';

const session = new Session();
session.connect();
session.post('Profiler.enable');

/** Starts counting each block that runs as a step. */
export function startCounting(): void {
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

/** The steps since the last call, without those of the runtime, whose startup varies a little. */
export function countSteps(): number {
  let steps = 0;
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    const scripts = result.filter(({ url }) => !url.startsWith('node:'));
    const ranges = scripts.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    for (const { count } of ranges) steps += count;
  });
  return steps;
}
