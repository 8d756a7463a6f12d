// Set up before each test file: it, and every process it starts, has a temporary folder of its own, which goes with it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

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
