import type { ServerResponse } from 'node:http';
import type { Verdict } from './limiter.ts';

/** Sets the RateLimit headers of the HTTP draft, and Retry-After on a refusal. */
export function setLimitHeaders(response: ServerResponse, verdict: Verdict | undefined): void {
  if (!verdict || verdict.states.length === 0) return;
  const policies = verdict.states.map(
    ({ rule }) => `"${rule.name}";q=${rule.limit};w=${rule.seconds}`,
  );
  const limits = verdict.states.map(
    ({ rule, remaining, reset }) => `"${rule.name}";r=${remaining};t=${reset}`,
  );
  response.setHeader('RateLimit-Policy', policies.join(', '));
  response.setHeader('RateLimit', limits.join(', '));
  if (!verdict.isAllowed) response.setHeader('Retry-After', String(verdict.retryAfter));
}
