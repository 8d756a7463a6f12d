import { availableParallelism } from 'node:os';
import type { PictureJob } from './made-file.ts';
import { type Output, startProgress } from './progress.ts';

/** Gets every file, as many at a time as there are CPUs, and reports progress. */
export async function makeAll(
  jobs: readonly PictureJob[],
  take: (path: string, bytes: Buffer) => void,
  out: Output = process.stdout,
): Promise<void> {
  const due = jobs.filter(({ work }) => work > 0);
  const progress = startProgress('Encoding pictures', due, out);
  // Cached files go first, not behind those that take long.
  const queue = jobs.toSorted((one, other) => Math.sign(one.work) - Math.sign(other.work)).values();
  const worker = async () => {
    for (const { path, work, make } of queue) {
      take(path, await make());
      if (work > 0) progress.done(work);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
