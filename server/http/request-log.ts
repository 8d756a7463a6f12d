import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { serverAddresses } from '../../generated/contract/own-addresses.ts';
import type { ServerLog } from '../log.ts';
import { readTarget } from './address.ts';
import { clientAddress, clientNetwork } from './client-key.ts';

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

/** A finished request, answered or not. */
interface PastRequest {
  readonly url: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Counts a finished request. */
export type CountRequest = (request: PastRequest) => void;

interface RequestLogParts {
  readonly log: ServerLog;
  readonly count: CountRequest;
  readonly trustProxy: number;
}

/** Counts and logs each request once it is finished, answered or not. */
export function createRequestLog(parts: RequestLogParts): RequestListener {
  const { log, count, trustProxy } = parts;
  return (request, response) => {
    const begun = performance.now();
    // Read now: a router may shorten the URL, and a closed socket no longer knows its client.
    const { url = '', method = '' } = request;
    const isLogged = log.hasInfo && !unlogged.has(url);
    const client = isLogged ? maskAddress(clientAddress(request, trustProxy)) : undefined;
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      const duration = performance.now() - begun;
      count({ url, method, status, seconds: duration / 1000 });
      if (client === undefined) return;
      const ms = Math.round(duration * 10) / 10;
      const path = loggedPath(url);
      log.info({ id: requestId(request), method, path, status, ms, client }, 'request');
    });
  };
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
