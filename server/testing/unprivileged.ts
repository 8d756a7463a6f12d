import { spawnSync } from 'node:child_process';
import { reportMissing } from './report-missing.ts';

// The superuser may write a file whatever its mode, unless it gives up that capability.
const isSuperuser = process.getuid?.() === 0;
const withoutRight = ['setpriv', '--bounding-set=-dac_override'];

/** The command prefix that makes file modes count for a process. */
export const unprivileged: readonly string[] = isSuperuser ? withoutRight : [];

const canGiveUp =
  !isSuperuser || spawnSync('setpriv', [...withoutRight.slice(1), 'true']).status === 0;

/** Why nothing is read-only on this machine, for the name of a skipped test. */
export const missingModes = canGiveUp ? undefined : 'the superuser may write everything here';

reportMissing('tests of read-only files', missingModes);
