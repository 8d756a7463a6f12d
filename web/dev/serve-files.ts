import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { decodePath, readTarget } from '../../server/http/address.ts';
import { drawingHeaders } from '../../server/http/security-headers.ts';
import type { RequestHandler } from '../editor/calls/answer-safely.ts';
import { isForFrame } from '../editor/origins/marked-requests.ts';
import type { Answering } from './serve-application.ts';
import { findPicture } from './serve-pictures.ts';

const types: Record<string, string> = {
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** Answers what the built site holds as files besides its pages: their data, and pictures. */
export function answerFiles(project: string, { openRenderer, content }: Answering): RequestHandler {
  return async (request, response, next) => {
    const decoded = decodePath(readTarget(request.url ?? '/').path);
    if (decoded.status !== 200) return next();
    const { path } = decoded;
    if (isMadeFile(path)) {
      await content.isReady();
      const picture = await findPicture(project, content, path);
      return picture ? send(path, picture, response) : next();
    }
    if (!path.startsWith('/data/')) return next();
    await content.isReady();
    const address = pageOfData(path);
    const language = content.languageOf(address);
    const page = content.site(language)?.routes.find((route) => route.path === address)?.page;
    if (page === undefined) return next();
    const { readPageData } = await openRenderer(language, isForFrame(request));
    response.writeHead(200, { 'content-type': types['.json'], 'cache-control': 'no-cache' });
    response.end(JSON.stringify(readPageData(page)));
  };
}

/** Whether a path is that of a picture, an icon or the manifest of a language. */
function isMadeFile(path: string): boolean {
  return (
    /^\/(?:assets\/(?:pictures|previews)\/|[\w-]+\.(?:ico|png|svg)$)/.test(path) ||
    /^\/(?:[\w-]+\/)?manifest\.webmanifest$/.test(path)
  );
}

/** The address of the page whose data is at a path. */
function pageOfData(path: string): string {
  const address = path.slice('/data'.length, -'.json'.length);
  return address === '/index' ? '/' : address;
}

function send(path: string, bytes: Buffer, response: ServerResponse): void {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const policy = path.endsWith('.svg') ? drawingHeaders : {};
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', ...policy });
  response.end(bytes);
}
