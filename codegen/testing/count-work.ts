// Loaded before the command in a child process: reports at its end what it did, in the fourth stream. Nothing here
// depends on how fast the machine is: blocks of code are counted, and V8 samples what is allocated,
// which shows the work of built-in functions (a list copied again and again) that have no blocks.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { countSteps, startCounting } from './count-steps.ts';

/** What one run of the command did. */
export interface Work {
  /** How many blocks of code ran, the runtime's own left out: what it does at its start varies a little. */
  readonly steps: number;
  /** All memory that was ever asked for. */
  readonly allocated: number;
  /** The most memory that was held at once, in megabytes. */
  readonly held: number;
}

const session = new Session();
session.connect();
startCounting();
session.post('HeapProfiler.startSampling', {
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
});

function countAllocated(): number {
  let bytes = 0;
  session.post('HeapProfiler.stopSampling', (_fault, { profile }) => {
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
