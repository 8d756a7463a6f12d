import { setTimeout } from 'node:timers/promises';
import { type DestinationStream, destination, type LevelWithSilent, pino } from 'pino';

/** The server's log. Entries never contain a visitor's words. */
export interface Log {
  info(entry: object, message: string): void;
  warn(entry: object, message: string): void;
  error(entry: object, message: string): void;
}

/** Reports a fault of ours, with the id of the request it arose in, if any. */
export type ReportFault = (fault: unknown, requestId?: string) => void;

/** A log that can be flushed before the process ends. */
export interface ServerLog extends Log {
  readonly hasInfo: boolean;
  /** Resolves when all is written, or cannot be written. */
  flush(): Promise<void>;
}

// Unread lines beyond this are dropped, so that they cannot fill the memory.
const maxBufferedBytes = 16 * 1024 * 1024;

/** How often, and how long each time, to wait for the last lines. */
const flushWaits = 100;
const flushWaitMs = 10;

/** Writes one line of JSON per entry to standard output, or to another stream. */
export function createLog(level: LevelWithSilent, stream?: DestinationStream): ServerLog {
  const output = stream ?? openStandardOutput();
  const logger = pino({ level, base: null, serializers: { fault: describeFault } }, output);
  return {
    hasInfo: logger.isLevelEnabled('info'),
    flush: () => flushWithTimeout(output),
    info: (entry, message) => logger.info(entry, message),
    warn: (entry, message) => logger.warn(entry, message),
    error: (entry, message) => {
      logger.error(entry, message);
      if (isFlushable(output)) output.flush();
    },
  };
}

/** Logs faults, one line each. */
export function createReportFault(log: Log): ReportFault {
  return (fault, id) => log.error({ id, fault }, 'fault');
}

/** Standard output that never blocks the process: its reader may be slow, stuck or gone. */
function openStandardOutput(): DestinationStream {
  const output = destination({
    fd: 1,
    sync: false,
    minLength: 4_096,
    periodicFlush: 500,
    maxLength: maxBufferedBytes,
  });
  // At exit it would retry forever if nobody reads.
  output.flushSync = () => undefined;
  return output;
}

interface Flushable {
  flush(whenDone?: () => void): void;
}

function isFlushable(output: object): output is Flushable {
  return 'flush' in output && typeof output.flush === 'function';
}

/** Counts short waits, not elapsed time: a process that was suspended for a second still writes its last lines. */
async function flushWithTimeout(output: object): Promise<void> {
  if (!isFlushable(output)) return;
  let isDone = false;
  const markDone = () => {
    isDone = true;
  };
  // The first flush may report the end of a write that began before the last lines came; the second includes them.
  output.flush(() => output.flush(markDone));
  for (let wait = 0; wait < flushWaits && !isDone; wait += 1) await setTimeout(flushWaitMs);
}

/** Facts the system states about a fault, such as its file: never anything a visitor sent. */
const safeErrorFields = [
  'code',
  'errcode',
  'errstr',
  'syscall',
  'path',
  'hostname',
  'address',
  'port',
  'table',
  'constraint',
] as const;

/** Where a fault arose and what the system states about it, without its message, which may hold a visitor's words. */
function describeFault(fault: unknown): object {
  if (!(fault instanceof Error)) return { name: typeof fault };
  const { stack = '', message } = fault;
  // The message comes before the stack frames, and may look like one.
  const trace = stack.slice(stack.indexOf(message) + message.length);
  const frames = trace.split('\n').filter((line) => /^\s+at /.test(line));
  const cause = fault.cause === undefined ? undefined : describeFault(fault.cause);
  return {
    name: fault.name,
    // Faults worded here, about settings or the store, contain nothing from visitors.
    ...('exitCode' in fault && { message }),
    ...factsOf(fault),
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(cause && { cause }),
  };
}

function factsOf(fault: Error): object {
  const stated = safeErrorFields.map((name) => [name, Reflect.get(fault, name)] as const);
  return Object.fromEntries(stated.filter(([, value]) => /^(?:string|number)$/.test(typeof value)));
}
