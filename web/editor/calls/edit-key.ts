import { randomBytes } from 'node:crypto';
import type { ViteDevServer } from 'vite';
import { forwardedHost } from './forwarded-host.ts';

/** Of this run of the process: a server that restarts loads its modules again, and keeps its pages. */
const keeper: { [place: symbol]: string | undefined } = globalThis as never;
const place = Symbol.for('dealer-site:edit-key');
const key = keeper[place] ?? randomBytes(16).toString('base64url');
keeper[place] = key;

/**
 * The key with which pages of this run may edit. The terminal shows it in the addresses of the server, behind `#`, which
 * browsers send to nobody: what the server answers to anyone on this machine does not hold it.
 */
export function printEditKey(server: ViteDevServer): string {
  const print = server.printUrls;
  server.printUrls = () => {
    const plain = server.resolvedUrls;
    const withKey = (urls: readonly string[]) => urls.map((url) => `${url}#edit=${key}`);
    if (plain)
      server.resolvedUrls = {
        ...plain,
        local: withKey(plain.local),
        network: withKey([...plain.network, ...forwardedUrls(plain.local)]),
      };
    print();
    server.resolvedUrls = plain;
  };
  return key;
}

/** Where somebody elsewhere opens what is served here, if it is passed on. */
function forwardedUrls([local]: readonly string[]): readonly string[] {
  const host = local && forwardedHost(Number(new URL(local).port), process.env);
  return host ? [`https://${host}/`] : [];
}

/** The names under which the server serves its pages. */
export function hostNamesOf({ resolvedUrls }: Pick<ViteDevServer, 'resolvedUrls'>): string[] {
  const { local = [], network = [] } = resolvedUrls ?? {};
  const named = [...local, ...network].map((url) => new URL(url).hostname);
  return ['localhost', '127.0.0.1', '[::1]', ...named];
}

/**
 * The two names of a server that is passed on, outside and here. GitHub Codespaces puts the one here for the other in
 * `Origin`, and may leave `Host` as it is; the origin of any other page stays what it is.
 */
export function passedNamesOf({ resolvedUrls }: Pick<ViteDevServer, 'resolvedUrls'>): string[] {
  const local = resolvedUrls?.local ?? [];
  const outside = forwardedUrls(local).map((url) => new URL(url).host);
  return outside.length > 0 ? [...outside, ...local.map((url) => new URL(url).host)] : [];
}
