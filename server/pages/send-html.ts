import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RenderedPage } from '../../generated/contract/render.ts';
import { chooseEncoding, type Encoding } from '../http/encoding.ts';
import { createResource, type Resource } from '../http/resource.ts';
import { speculationHeader } from './speculation-rules.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Compressed while the visitor waits: a fast level, nearly as small as the best.
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', ...speculationHeader };

/** Sends a page rendered for this visitor alone, compressed only in the coding the client prefers. */
export async function sendHtml(
  request: Request,
  response: Response,
  { status, html }: RenderedPage,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await encode(html, encoding);
  response.writeHead(status, {
    ...pageHeaders,
    'content-length': String(body.length),
    'cache-control': request.method === 'POST' ? 'no-store' : 'no-cache',
    vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(body);
}

async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, fastBrotli);
  return encoding === 'gzip' ? zip(html) : Buffer.from(html);
}

/** A rendered page in the form of the prebuilt ones, to be cached for others. */
export async function createHtmlResource({ status, html }: RenderedPage): Promise<Resource> {
  const [br, zipped] = await Promise.all([brotli(html, fastBrotli), zip(html)]);
  const headers = { ...pageHeaders, 'cache-control': 'no-cache' };
  return createResource({ status, bodies: { br, gzip: zipped }, headers });
}
