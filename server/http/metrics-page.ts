import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type Metrics, metricsType, type QueueState } from '../metrics.ts';

interface MetricsParts {
  readonly metrics: Metrics;
  /** A request that carries it may come from any machine. */
  readonly metricsToken: string | undefined;
  readonly readQueue: () => Promise<QueueState | undefined>;
}

/** Answers requests from this machine or with the token; for anyone else the page does not exist. */
export function answerMetrics({ metrics, metricsToken, readQueue }: MetricsParts): RequestHandler {
  const expected = metricsToken === undefined ? undefined : digest(`Bearer ${metricsToken}`);
  return async (request, response, next) => {
    const given = request.headers.authorization;
    const isKnown = given !== undefined && digest(given) === expected;
    if (!isKnown && !isLocal(request)) return next();
    const text = await metrics.print(readQueue);
    response.writeHead(200, { 'content-type': metricsType, 'cache-control': 'no-store' });
    response.end(text);
  };
}

/** Whether the request originates on this machine; headers reveal one that a local proxy forwards. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = Object.keys(headers).some((name) =>
    /^(?:x-forwarded-|forwarded$|via$)/.test(name),
  );
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

// Digests take the same time to compare, however much of the token is right.
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
