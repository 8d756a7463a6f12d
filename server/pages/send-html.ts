import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RenderedPage } from '../../generated/contract/render.ts';
import { createResource, type Resource, sendResource } from '../http/resource.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Made while the visitor waits: a fast level, still near the size of the best.
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page that was rendered for this post alone. */
export async function sendHtml(request: Request, response: Response, page: RenderedPage) {
  sendResource(request, response, await createHtmlResource(page, 'no-store'));
}

/** A rendered page in the form in which prebuilt ones are sent. */
export async function createHtmlResource(
  { status, html }: RenderedPage,
  caching: 'no-cache' | 'no-store',
): Promise<Resource> {
  const [br, zipped] = await Promise.all([brotli(html, fastBrotli), zip(html)]);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': caching };
  return createResource({ status, bodies: { br, gzip: zipped }, headers });
}
