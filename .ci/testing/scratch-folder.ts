// Runs before each test file: gives it, and every process it starts, a temporary folder of its own, which is removed
// after it. Files share processes, so that their common imports are loaded once.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { afterAll } from 'vitest';

// A store opened by the previous file leaves a umask that hides new files from other users.
if (isMainThread) process.umask(0o022);

const { TMPDIR: outer } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'test-'));
// Databases run as another user, who must be able to pass through.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;

afterAll(() => {
  if (outer === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = outer;
  // A process that was just killed may still be writing its last file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});
