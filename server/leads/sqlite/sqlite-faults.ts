const busy = 5;

/** Whether a fault of SQLite says that another connection holds the lock. */
export function isBusy(fault: unknown): boolean {
  // The low byte is the kind; the rest distinguishes its variants.
  return sqliteCode(fault) === busy;
}

/** The primary result code of a fault of SQLite. */
export function sqliteCode(fault: unknown): number | undefined {
  if (!(fault instanceof Error) || !('errcode' in fault)) return undefined;
  return Number(fault.errcode) & 0xff;
}
