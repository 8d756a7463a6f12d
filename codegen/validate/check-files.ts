import type { Worker } from 'node:worker_threads';
import type { ContentFile } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { CheckedFile } from './check-file.ts';
import { checkFile } from './check-file.ts';

/** With fewer files, starting threads takes longer than the check. */
const fewFiles = 500;

/** Files per message to a thread: enough to keep it busy, few enough that all threads finish together. */
const share = 200;

/** More threads would cost more memory than they save time. */
const mostThreads = 8;

/** Checks files: a few in this thread, many in one thread per core. */
export async function checkFiles(
  files: readonly ContentFile[],
  schemas: SchemaSet,
  schemaDir: string,
): Promise<(readonly [ContentFile, CheckedFile])[]> {
  return files.length < fewFiles
    ? files.map((file) => [file, checkFile(file, schemas)])
    : await checkInThreads(files, schemaDir);
}

async function checkInThreads(files: readonly ContentFile[], schemaDir: string) {
  // Loaded on demand: imports would load them for every check, which takes 2 of 130 ms.
  const { availableParallelism } = process.getBuiltinModule('node:os');
  const threads = process.getBuiltinModule('node:worker_threads');
  const shares: (readonly ContentFile[])[] = [];
  for (let at = 0; at < files.length; at += share) shares.push(files.slice(at, at + share));
  const checked: (readonly [ContentFile, CheckedFile])[] = [];
  const waiting = shares.values();
  const running = Array.from(
    { length: Math.min(availableParallelism(), mostThreads) },
    async () => {
      const worker = new threads.Worker(new URL('./check-worker.ts', import.meta.url), {
        workerData: schemaDir,
      });
      try {
        for (const some of waiting) checked.push(...(await ask(worker, some)));
      } finally {
        await worker.terminate();
      }
    },
  );
  await Promise.all(running);
  return checked;
}

async function ask(worker: Worker, files: readonly ContentFile[]) {
  worker.postMessage(files);
  const [results]: CheckedFile[][] = await process
    .getBuiltinModule('node:events')
    .once(worker, 'message');
  return files.flatMap((file, index) => {
    const result = results?.[index];
    return result ? [[file, result] as const] : [];
  });
}
