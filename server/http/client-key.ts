import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * So many counts take 17 MB at most, whoever asks: one client may own millions of addresses. That two visitors of one
 * hour share a count is rare, and then they share what suffices for many.
 */
const clientKeys = 16_384;

/** The key a client is rate limited by: no address can be told from it. */
export function clientKey(address: string | undefined): string {
  const digest = createHash('sha256').update(clientNetwork(address)).digest();
  return String(digest.readUInt16BE() % clientKeys);
}

/**
 * An IPv4 address, or the /64 of an IPv6 one: one client owns all of its addresses. Whatever is no address, as a proxy may
 * forward it, is one client too.
 */
export function clientNetwork(address = ''): string {
  const host = hostOf(address);
  if (isIPv4(host)) return host;
  if (!isIPv6(host)) return 'unknown';
  const groups = groupsOf(host);
  const own = ownIPv4(groups);
  if (!own) return groups.slice(0, 4).join(':');
  return own.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.');
}

/** An address without what proxies write around it: quotes, brackets, a port, the zone of an interface. */
function hostOf(address: string): string {
  const bare = address.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets] = /^\[([^\]]*)\](?::\d*)?$/.exec(bare) ?? [];
  const host = inBrackets ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d*$/, '$1');
  const [withoutZone = ''] = host.split('%');
  return withoutZone;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // The parser of URLs knows every spelling, also one whose last groups are an IPv4 address.
  const { hostname } = new URL(`http://[${address}]`);
  const [first = [], last = []] = hostname.split('::').map((part) => part.match(/[\da-f]+/g) ?? []);
  const missing = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...missing, ...last];
}

// IPv4 addresses as a socket for both kinds shows them, and as a translator in front of a server for IPv6 alone does.
const mapped = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/** The two halves of the IPv4 address that an IPv6 one stands for, or is made of: those of 6to4 and of Teredo are. */
function ownIPv4(groups: readonly string[]): readonly number[] | undefined {
  const halves = (start: number) =>
    groups.slice(start, start + 2).map((group) => Number.parseInt(group, 16));
  if (mapped.has(groups.slice(0, 6).join(':'))) return halves(6);
  if (groups[0] === '2002') return halves(1);
  // Written with every bit turned over.
  if (groups[0] === '2001' && groups[1] === '0') return halves(6).map((half) => half ^ 0xffff);
  return undefined;
}
