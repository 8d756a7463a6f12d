import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A finished request. */
interface SeenRequest {
  /** The kind of address: one of a few, whatever visitors request. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** What the outbox holds. */
export interface QueueState {
  readonly waiting: number;
  /** When the message whose mail has waited longest was stored, in milliseconds since 1970. */
  readonly oldest: number | undefined;
  readonly givenUp: number;
}

/** The server's counters for Prometheus. They contain no visitor's words and no addresses. */
export interface Metrics {
  countRequest(request: SeenRequest): void;
  countStored(form: string): void;
  countStoreFailure(): void;
  /** The numbers as text; those of the queue are left out when it cannot be read. */
  print(readQueue: () => Promise<QueueState | undefined>): Promise<string>;
}

/** The media type of the text. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

interface BuildDue {
  /** The day by which the site has to be built anew, if there is one. */
  readonly due?: string | undefined;
}

/** Creates metrics that start at zero. */
export function createMetrics({ due }: BuildDue = {}): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter('site_requests_total', 'Answered requests.', [
    'route',
    'method',
    'status',
  ]);
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'From the request to the end of its answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const stored = counter('site_messages_stored_total', 'Messages stored.', ['form']);
  const failures = counter('site_store_failures_total', 'Messages that could not be stored.');
  if (due)
    gaugeOf(registry, 'site_build_due_timestamp_seconds', aboutDue).set(Date.parse(due) / 1_000);
  const setQueue = createQueueGauges(registry);
  return {
    countRequest: ({ route, method, status, seconds }) => {
      requests.inc({ route, method, status });
      durations.observe({ route }, seconds);
    },
    countStored: (form) => stored.inc({ form }),
    countStoreFailure: () => failures.inc(),
    print: async (readQueue) => {
      setQueue(await readQueue().catch(() => undefined));
      return registry.metrics();
    },
  };
}

const aboutDue = 'When the site has to be built anew.';

function gaugeOf(registry: Registry, name: string, help: string) {
  return new Gauge({ name, help, registers: [registry] });
}

function createQueueGauges(registry: Registry) {
  const gauge = (name: string, help: string) => gaugeOf(registry, name, help);
  const waiting = gauge('site_mails_waiting', 'Mails that are yet to be sent.');
  const oldest = gauge('site_mail_oldest_seconds', 'Age of the message whose mail waits longest.');
  const givenUp = gauge('site_mails_given_up', 'Mails that were given up.');
  return (state: QueueState | undefined) => {
    for (const each of [waiting, oldest, givenUp]) each.remove();
    if (!state) return;
    waiting.set(state.waiting);
    // A clock that was ahead may have stored a message in what is the future by now.
    const age = state.oldest === undefined ? 0 : Date.now() - state.oldest;
    oldest.set(Math.max(0, age) / 1_000);
    givenUp.set(state.givenUp);
  };
}
