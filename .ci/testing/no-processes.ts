/** Replaces `node:child_process` where tests stay in one process: none can be started. */
export function spawnSync() {
  return { status: 1 };
}

export function spawn(): never {
  throw new Error('These tests stay in one process.');
}

export { spawn as execFile, spawn as fork };
