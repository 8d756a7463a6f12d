import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from './encoding.ts';
import type { HeaderSet } from './security-headers.ts';

/** The bytes of a resource. With both compressed forms, the plain one need not be kept. */
export type Bodies =
  | { readonly br: Buffer; readonly gzip: Buffer }
  | { readonly identity: Buffer; readonly br?: undefined; readonly gzip?: undefined };

/** What a resource is made of. */
export interface ResourceParts {
  readonly status?: number;
  readonly bodies: Bodies;
  readonly headers: HeaderSet;
}

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: HeaderSet;
  readonly unchangedHeaders: HeaderSet;
}

/** An answer that is the same for everyone, with bytes and headers ready to send. */
export interface Resource {
  readonly status: number;
  readonly variant: (encoding: Encoding) => Variant;
}

/** Prepares a resource; each compressed variant has its own Content-Encoding and ETag. */
export function createResource({ status = 200, bodies, headers }: ResourceParts): Resource {
  if (!bodies.br) {
    const only = createVariant(status, bodies.identity, {
      ...headers,
      etag: tag(bodies.identity, ''),
    });
    return { status, variant: () => only };
  }
  const common = { ...headers, vary: 'Accept-Encoding' };
  const br = createVariant(status, bodies.br, {
    ...common,
    'content-encoding': 'br',
    etag: tag(bodies.br, '-br'),
  });
  const gzip = createVariant(status, bodies.gzip, {
    ...common,
    'content-encoding': 'gzip',
    etag: tag(bodies.br, '-gz'),
  });
  // Few clients lack compression: the plain form is decompressed when the first one asks.
  let identity: Variant | undefined;
  const variant = (encoding: Encoding) => {
    if (encoding !== 'identity') return encoding === 'br' ? br : gzip;
    identity ??= createVariant(status, gunzipSync(bodies.gzip), {
      ...common,
      etag: tag(bodies.br, ''),
    });
    return identity;
  };
  return { status, variant };
}

/** Compresses text that is made at startup, such as the sitemap. */
export function compressText(text: string): Bodies {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
}

/** Sends a resource, or 304 when the client's copy is current. */
export function sendResource(
  request: IncomingMessage,
  response: ServerResponse,
  resource: Resource,
): void {
  const variant = resource.variant(chooseEncoding(request.headers['accept-encoding']));
  const known = request.headers['if-none-match'];
  if (known !== undefined && resource.status === 200 && hasTag(known, variant.etag)) {
    response.writeHead(304, variant.unchangedHeaders).end();
    return;
  }
  response.writeHead(resource.status, variant.headers);
  response.end(variant.body);
}

/** Sends a resource as the answer to this request alone: it is not what belongs at the address. */
export function sendUnkept(
  request: IncomingMessage,
  response: ServerResponse,
  resource: Resource,
): void {
  const { body, headers } = resource.variant(chooseEncoding(request.headers['accept-encoding']));
  const { etag: _tag, ...others } = headers;
  response.writeHead(resource.status, { ...others, 'cache-control': 'no-store' });
  response.end(body);
}

function createVariant(
  status: number,
  body: Buffer,
  { etag, ...headers }: HeaderSet & { readonly etag: string },
): Variant {
  const { 'content-type': _type, 'content-encoding': _encoding, ...unchanged } = headers;
  // Only a 200 can be requested conditionally, so only it carries an ETag.
  const tagged: HeaderSet = status === 200 ? { ...headers, etag } : headers;
  return {
    body,
    etag,
    headers: { ...tagged, 'content-length': String(body.length) },
    unchangedHeaders: { ...unchanged, etag },
  };
}

function tag(bytes: Buffer, suffix: string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}${suffix}"`;
}

function hasTag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
