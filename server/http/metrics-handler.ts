import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Metrics, metricsType, type QueueState } from '../metrics.ts';

interface MetricsParts {
  readonly metrics: Metrics;
  /** What a request has to carry. */
  readonly metricsToken: string;
  readonly readQueue: () => Promise<QueueState | undefined>;
}

/**
 * Answers requests that carry the token; for anyone else the page does not exist. Where a request comes from says nothing:
 * behind a proxy on this machine, everything does.
 */
export function metricsHandler({ metrics, metricsToken, readQueue }: MetricsParts): RequestHandler {
  const expected = digest(`Bearer ${metricsToken}`);
  return async (request, response, next) => {
    if (digest(request.headers.authorization ?? '') !== expected) return next();
    const text = await metrics.print(readQueue);
    response.writeHead(200, { 'content-type': metricsType, 'cache-control': 'no-store' });
    response.end(text);
  };
}

// Digests take the same time to compare, however much of the token is right.
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
