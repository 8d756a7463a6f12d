import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { HeaderSet } from './security-headers.ts';

/** A content coding other than none. */
type Coding = 'br' | 'gzip';

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

/** An answer that is the same for everyone, ready to send. */
export interface Resource {
  readonly status: number;
  readonly headers: Map<string, string>;
  readonly isCompressed: boolean;
  /** A digest of its bytes, the same on every machine. */
  readonly digest: string;
  body(coding: Coding | undefined): Buffer;
}

/** Prepares a resource. */
export function createResource({ status = 200, bodies, headers }: ResourceParts): Resource {
  return {
    status,
    headers: new Map(Object.entries(headers)),
    isCompressed: bodies.br !== undefined,
    digest: digestOf(bodies.br ?? bodies.identity),
    body(coding) {
      if (coding && bodies.br) return bodies[coding];
      // Few clients lack compression.
      return bodies.br ? gunzipSync(bodies.gzip) : bodies.identity;
    },
  };
}

/** Compresses text that is made at startup, such as the sitemap. */
export function compressText(text: string): Bodies {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
}

/** The coding to answer in; Express itself prefers what the client happens to name first. */
export function acceptedCoding(request: Request): Coding | undefined {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined;
}

/** Sends a resource; Express answers 304 when the client's copy is current. */
export function sendResource(request: Request, response: Response, resource: Resource): void {
  const coding = setHeaders(request, response, resource);
  // Only a 200 can be requested conditionally. Each coding has a tag of its own.
  const tag = [resource.digest, ...(coding ? [coding] : [])].join('-');
  if (resource.status === 200) response.setHeader('ETag', `"${tag}"`);
  if (request.fresh) response.removeHeader('Content-Encoding');
  response.send(resource.body(coding));
}

/** Sends a resource as the answer to this request alone: it is not what belongs at the address. */
export function sendUnkept(request: Request, response: Response, resource: Resource): void {
  const coding = setHeaders(request, response, resource);
  response.setHeader('Cache-Control', 'no-store');
  response.send(resource.body(coding));
}

function setHeaders(request: Request, response: Response, resource: Resource) {
  const coding = resource.isCompressed ? acceptedCoding(request) : undefined;
  response.status(resource.status).setHeaders(resource.headers);
  if (resource.isCompressed) response.setHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding);
  return coding;
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
