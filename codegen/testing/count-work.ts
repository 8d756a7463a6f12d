// Loaded before the command in a child process: when that ends, it reports the work done, on the fourth stream. It is
// independent of the speed of the machine: it counts blocks of code, and V8 samples allocations, which shows the work
// of built-in functions (a list copied again and again) that have no blocks.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';

/** The work of one run of the command. */
export interface Work {
  /** How many blocks of code ran, without those of the runtime, whose startup varies a little. */
  readonly steps: number;
  /** All memory ever allocated. */
  readonly allocated: number;
  /** The peak memory use, in megabytes. */
  readonly held: number;
}

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
session.post('HeapProfiler.startSampling', {
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
});

function countSteps(): number {
  let steps = 0;
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    const scripts = result.filter(({ url }) => !url.startsWith('node:'));
    const ranges = scripts.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    for (const { count } of ranges) steps += count;
  });
  return steps;
}

function countAllocated(): number {
  let bytes = 0;
  session.post('HeapProfiler.stopSampling', (_error, { profile }) => {
    const waiting = [profile.head];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      bytes += node.selfSize;
      waiting.push(...node.children);
    }
  });
  return bytes;
}

process.on('exit', () => {
  const held = process.resourceUsage().maxRSS / 1024;
  const work: Work = { steps: countSteps(), allocated: countAllocated(), held };
  writeSync(3, JSON.stringify(work));
});
