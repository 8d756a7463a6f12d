// Classes of SQLSTATE that blame the question and not the database: data, constraints, syntax.
const ownClasses = new Set(['22', '23', '42']);

/** Whether a fault of PostgreSQL work is the server's own; any other means that it is away. */
export function isOwnFault(fault: unknown): boolean {
  if (fault instanceof TypeError || fault instanceof RangeError) return true;
  const code = faultCode(fault);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && ownClasses.has(code.slice(0, 2));
}

/** The code a fault carries: SQLSTATE or the system's, such as ECONNREFUSED. */
export function faultCode(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || !('code' in fault)) return undefined;
  return typeof fault.code === 'string' ? fault.code : undefined;
}
