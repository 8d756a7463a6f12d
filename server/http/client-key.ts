import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The key a client is rate limited by: a digest, so that no addresses are kept. */
export function clientKey(address: string | undefined): string {
  const network = clientNetwork(address ?? 'unknown');
  return createHash('sha256').update(network).digest('base64url').slice(0, 22);
}

/** An IPv4 address, or the /64 of an IPv6 one: one client owns all of its addresses. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? expandIPv6(plain).slice(0, 4).join(':') : plain;
}

function expandIPv6(address: string): string[] {
  const [bare = ''] = address.split('%');
  const [head = '', tail] = bare.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
