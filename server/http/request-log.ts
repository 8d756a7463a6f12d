import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { ServerLog } from '../log.ts';
import { readTarget } from './address.ts';
import { clientNetwork } from './client-key.ts';

const prefix = randomBytes(4).toString('hex');
const ids = new WeakMap<IncomingMessage, string>();
let count = 0;
const maxPathLength = 200;
// Asked every few seconds by machines that watch; they would drown everything else.
const unlogged = new Set(['/healthz', '/readyz']);

/** The id of a request: in its log line, in those of its faults and in the answer of the API. */
export function requestId(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known) return known;
  count += 1;
  const id = `${prefix}-${count.toString(36)}`;
  ids.set(request, id);
  return id;
}

/** Writes one line when a request is over, answered or not. */
export function createRequestLog(log: ServerLog): RequestHandler {
  return (request, response, next) => {
    if (!unlogged.has(request.url)) {
      const begun = performance.now();
      // Taken now: a router may shorten the address, and a closed socket no longer knows its client.
      const path = loggedPath(request.url);
      const client = maskAddress(request.ip ?? '');
      response.once('close', () => {
        const { method } = request;
        const status = response.writableFinished ? response.statusCode : 499;
        const ms = Math.round((performance.now() - begun) * 10) / 10;
        log.info({ id: requestId(request), method, path, status, ms, client }, 'request');
      });
    }
    next();
  };
}

/** An address without its query, which may hold what a visitor typed, or anything like a mailbox. */
export function loggedPath(url: string): string {
  const { path } = readTarget(url);
  const parts = path.slice(0, maxPathLength).split('/');
  return parts.map((part) => (/@|%40/.test(part) ? '…' : part)).join('/');
}

/** A network in place of a client: enough to see that requests belong together. */
export function maskAddress(address: string): string {
  const network = clientNetwork(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::`;
  return network.replace(/\.\d+$/, '.0');
}
