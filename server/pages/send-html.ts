import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RenderedPage } from '../../generated/contract/render.ts';
import { chooseEncoding, type Encoding } from '../http/encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Made while the visitor waits: a fast level, still near the size of the best.
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page that was rendered for this request. */
export async function sendHtml(
  request: Request,
  response: Response,
  { status, html }: RenderedPage,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await encode(html, encoding);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': request.method === 'POST' ? 'no-store' : 'no-cache',
    vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, fastBrotli);
  return encoding === 'gzip' ? zip(html) : Buffer.from(html);
}
