// A worker thread that checks files: receives some, answers with the results and waits for more.
import { parentPort, workerData } from 'node:worker_threads';
import type { ContentFile } from '../model/source.ts';
import { readSchemas } from '../schema/read-schemas.ts';
import { checkFile } from './check-file.ts';

const schemas = readSchemas(workerData);

parentPort?.on('message', (files: readonly ContentFile[]) => {
  parentPort?.postMessage(files.map((file) => checkFile(file, schemas)));
});
