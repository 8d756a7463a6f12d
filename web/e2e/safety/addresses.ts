import type { Bounds } from './bounds.ts';

/** The faults of an address; empty for a good one. */
export type AddressFaults = readonly string[];

const good: AddressFaults = [];

/** Following it keeps a visitor here, leads where the content says, or starts a mail or a call. */
export function faultsOfLink(address: string, bounds: Bounds): AddressFaults {
  if (/^(?:mailto|tel):[^\s\\]+$/.test(address)) return good;
  const url = readAddress(address, bounds);
  if (!url) return [`no plain address: ${address}`];
  if (url.origin === bounds.ownOrigin) return faultsOfPath(url, bounds);
  const isLinked = url.protocol === 'https:' && bounds.linkedOrigins.has(url.origin);
  return isLinked ? good : [`unknown origin: ${address}`];
}

/** The browser fetches it unasked, or sends it what the visitor typed: no other site may receive that. */
export function faultsOfOwn(address: string, bounds: Bounds): AddressFaults {
  const url = readAddress(address, bounds);
  if (!url) return [`no plain address: ${address}`];
  return url.origin === bounds.ownOrigin
    ? faultsOfPath(url, bounds)
    : [`fetched from elsewhere: ${address}`];
}

/** A list of pictures with their widths, as in `srcset`. */
export function faultsOfPictures(list: string, bounds: Bounds): AddressFaults {
  const addresses = list.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');
  return addresses.flatMap((address) => faultsOfOwn(address, bounds));
}

/** The address of a map, which is fetched only after a click. */
export function faultsOfEmbed(address: string, { embedOrigin }: Bounds): AddressFaults {
  const origin = URL.parse(address)?.origin;
  return origin !== undefined && origin === embedOrigin ? good : [`unknown map: ${address}`];
}

/** Accepts only addresses that no two parsers read differently: a path, a query, a fragment, or a whole URL. */
function readAddress(address: string, { ownOrigin }: Bounds): URL | undefined {
  const isPlain = /^(?:\/(?!\/)|[?#]|https?:\/\/\w)/.test(address) && !/[\s\\\p{C}]/u.test(address);
  return isPlain ? (URL.parse(address, ownOrigin) ?? undefined) : undefined;
}

function faultsOfPath({ pathname }: URL, { isServed }: Bounds): AddressFaults {
  try {
    return isServed(decodeURIComponent(pathname)) ? good : [`leads nowhere: ${pathname}`];
  } catch {
    return [`no plain address: ${pathname}`];
  }
}
