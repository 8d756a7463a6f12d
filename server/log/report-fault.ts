import type { Log } from './log.ts';

/** Told of every fault that is ours, with the id of the request it arose in, if any. */
export type ReportFault = (fault: unknown, request?: string) => void;

/** Tells faults in the log, one line each. */
export function createReportFault(log: Log): ReportFault {
  return (fault, id) => log.error({ id, fault }, 'fault');
}
