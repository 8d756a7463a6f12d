import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RenderedPage } from '../../generated/contract/render.ts';
import { acceptedCoding, createResource, type Resource } from '../http/resource.ts';
import { speculationHeader } from './speculation-rules.ts';

const brotli = promisify(brotliCompress);
// Compressed while the visitor waits: a fast level, nearly as small as the best, and a window as large as a page, since
// the usual one takes 4 MB for each.
const fastBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const compress = {
  br: (html: string) => brotli(html, fastBrotli),
  gzip: promisify<string, Buffer>(gzip),
};

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', ...speculationHeader };

/** Sends a page rendered for this visitor alone, compressed only in the coding the client prefers. */
export async function sendHtml(
  request: Request,
  response: Response,
  { status, html }: RenderedPage,
): Promise<void> {
  const coding = acceptedCoding(request);
  const body = coding ? await compress[coding](html) : Buffer.from(html);
  response.status(status).setHeaders(new Map(Object.entries(pageHeaders)));
  const cache = request.method === 'POST' ? 'no-store' : 'private, no-cache';
  response.setHeader('Cache-Control', cache);
  response.setHeader('Vary', 'Accept-Encoding');
  if (coding) response.setHeader('Content-Encoding', coding);
  response.send(body);
}

/** A rendered page in the form of the prebuilt ones, to be cached for others. */
export async function createHtmlResource({ status, html }: RenderedPage): Promise<Resource> {
  const [br, zipped] = await Promise.all([compress.br(html), compress.gzip(html)]);
  const headers = { ...pageHeaders, 'cache-control': 'no-cache' };
  return createResource({ status, bodies: { br, gzip: zipped }, headers });
}
