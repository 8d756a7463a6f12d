/** Told of every fault that is ours, with the id of the request it arose in, if any. */
export type ReportFault = (fault: unknown, request?: string) => void;
