import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The key a client is rate limited by: a digest, so that no addresses are kept. */
export function clientKey(address: string | undefined): string {
  const network = clientNetwork(address ?? 'unknown');
  return createHash('sha256').update(network).digest('base64url').slice(0, 22);
}

/** The client's address behind that many trusted proxies, as Express reads it. */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const claimed = forwarded.map((part) => part.trim()).filter((part) => part !== '');
  const known = [socket.remoteAddress ?? '', ...claimed.reverse()];
  return known[Math.min(proxies, known.length - 1)] ?? '';
}

/** An IPv4 address, or the /64 of an IPv6 one: one client owns all of its addresses. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? expandIPv6(plain).slice(0, 4).join(':') : plain;
}

function expandIPv6(address: string): string[] {
  const [bare = ''] = address.split('%');
  const [first = [], last = []] = bare.split('::').map((part) => part.match(/[^:]+/g) ?? []);
  const missing = Array<string>(8 - first.length - last.length).fill('0');
  const groups = [...first, ...missing, ...last];
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
