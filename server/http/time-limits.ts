import type { ServerOptions } from 'node:http';

/** How long the server waits for others, in milliseconds. */
export interface TimeLimits {
  readonly headers: number;
  readonly request: number;
  readonly checkEvery: number;
  /** How long a stop may take before open connections are cut. */
  readonly stop: number;
}

/** The limits of a server that serves. */
export const usualLimits: TimeLimits = {
  headers: 10_000,
  request: 20_000,
  checkEvery: 2_000,
  // With the close of the store still below the ten seconds after which many a host kills.
  stop: 8_000,
};

// Longer than a load balancer keeps idle connections, so that it is never the server who hangs up.
const keepAlive = 65_000;

/** The limits in the terms of Node. */
export function serverOptions(limits: TimeLimits): ServerOptions {
  return {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: keepAlive,
  };
}
