/** Replaces `node:child_process` during mutation testing: no process can be started. */
export function spawnSync() {
  return { status: 1 };
}

export function spawn(): never {
  throw new Error('Mutants are tried in one process.');
}

export { spawn as execFile, spawn as fork };
