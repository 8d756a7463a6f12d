/** Reports once per test file which tests cannot run on this machine, and why. */
export function reportMissing(what: string, reason: string | undefined): void {
  if (reason) process.stderr.write(`Left out: ${what}, for ${reason}.\n`);
}
