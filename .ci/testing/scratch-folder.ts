// Set up before each test file: it, and every process it starts, has a temporary folder of its own, which goes with it.
// Files share processes, so that what they all import is loaded once.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { afterAll } from 'vitest';

// A store that the file before has opened keeps its process from making files that others may read.
if (isMainThread) process.umask(0o022);

const { TMPDIR: outer } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'test-'));
// Databases run as another user, who must pass through.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;

afterAll(() => {
  if (outer === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = outer;
  // A process that was just killed may be at its last file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});
