import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { serverAddresses } from '../../generated/contract/own-addresses.ts';
import type { ServerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { readTarget } from './address.ts';
import { clientNetwork } from './client-key.ts';

const prefix = randomBytes(4).toString('hex');
const ids = new WeakMap<IncomingMessage, string>();
let idsGiven = 0;
const maxPathLength = 200;
// Monitors request these every few seconds; they would drown out everything else.
const { health, readiness, metrics } = serverAddresses;
const unlogged = new Set<string>([health, readiness, metrics]);

/** The id of a request, used in its log line, its fault lines and the API's answer. */
export function requestId(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known) return known;
  idsGiven += 1;
  const id = `${prefix}-${idsGiven.toString(36)}`;
  ids.set(request, id);
  return id;
}

interface RequestLogParts {
  readonly log: ServerLog;
  readonly metrics: Pick<Metrics, 'countRequest'>;
}

/** Counts and logs each request once it is finished, answered or not. */
export function createRequestLog({ log, metrics }: RequestLogParts): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    const { originalUrl: url, method } = request;
    const isLogged = log.hasInfo && !unlogged.has(url);
    // Read now: a closed socket no longer knows its client.
    const client = isLogged ? maskAddress(request.ip ?? '') : undefined;
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      const duration = performance.now() - begun;
      metrics.countRequest({ route: routeOf(response), method, status, seconds: duration / 1000 });
      if (!isLogged) return;
      const id = requestId(request);
      const ms = Math.round(duration * 10) / 10;
      log.info({ id, method, path: loggedPath(url), status, ms, client }, 'request');
    });
    next();
  };
}

/** Names the kind of address that a request is for: one of a few, whatever visitors request. */
export function nameRoute(route: string): RequestHandler {
  return (_request, response, next) => {
    response.locals.route = route;
    next();
  };
}

function routeOf(response: Response): string {
  return response.locals.route ?? 'other';
}

/** A path without anything like a mail address; the query, which may hold a visitor's words, is dropped. */
export function loggedPath(url: string): string {
  const { path } = readTarget(url);
  const parts = path.slice(0, maxPathLength).split('/');
  return parts.map((part) => (/@|%40/.test(part) ? '…' : part)).join('/');
}

/** The client's network instead of its address: enough to see that requests belong together. */
export function maskAddress(address: string): string {
  const network = clientNetwork(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::`;
  return network.replace(/\.\d+$/, '.0');
}
