import type { IncomingMessage } from 'node:http';

/** Whether the request names its host at most once; Node itself quietly keeps the first of two. */
export function hasSingleHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count < 2;
}

/**
 * Whether a post comes from the site's own pages. Browsers say so in `Sec-Fetch-Site`, older ones
 * in `Origin`; a client that sends neither is not a browser, so it carries no session.
 */
export function isSameOriginPost({ headers }: IncomingMessage, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined || origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
