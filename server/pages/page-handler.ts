import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Renderer } from '../../generated/contract/render.ts';
import type { Fallback, Route } from '../../generated/contract/routes.ts';
import { encodeForHeader } from '../http/address.ts';
import { type Resource, sendResource, sendUnkept } from '../http/resource.ts';
import { sendAllowedMethods, sendStatusText } from '../http/text-responses.ts';
import { matchOf } from './match-route.ts';
import type { RenderPage } from './page-cache.ts';
import type { Prebuilt } from './prebuilt.ts';

interface PageParts {
  readonly prebuilt: Prebuilt;
  /** Sends what is not kept in memory. */
  readonly sendFile: RequestHandler;
  readonly renderer: Pick<Renderer, 'readAddress'>;
  readonly renderPage: RenderPage;
}

/** Answers by what the address matches: the last handler before the error handler. */
export function createPageHandler({ prebuilt, sendFile, renderer, renderPage }: PageParts) {
  const { resources, notFound, gone } = prebuilt;

  /** Beyond the limit for rendering, the page comes as it is without a query, and its own script answers that. */
  async function sendRendered(request: Request, response: Response, url: string, page?: Resource) {
    const rendered = await renderPage(url);
    if (rendered) return sendResource(request, response, rendered);
    if (page) return sendUnkept(request, response, page);
    sendStatusText(response, 503);
  }

  async function sendPage(request: Request, response: Response, route: Route, search: string) {
    const plain = route.canonical;
    // Only what the page knows is looked up: of the rest there is no end.
    const isAsked = search !== '' && route.queryNames.length > 0;
    const url = isAsked ? await renderer.readAddress(plain + search) : plain;
    const page = resources.get(route.path);
    if (page && url === plain) return sendResource(request, response, page);
    return sendRendered(request, response, url, page);
  }

  /** The page for addresses that have none. */
  function sendInstead(request: Request, response: Response, page: Resource | undefined) {
    if (page) return sendResource(request, response, page);
    return sendRendered(request, response, request.path);
  }

  function sendFallback(request: Request, response: Response, fallback: Fallback | undefined) {
    if (fallback?.status === 302) return redirect(response, 302, encodeURI(fallback.path));
    if (!fallback) return sendStatusText(response, 404);
    return sendInstead(request, response, notFound.get(fallback.path));
  }

  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const match = matchOf(response);
    if (match.kind === 'invalid') return sendStatusText(response, match.status);
    if (match.kind === 'gone') return sendInstead(request, response, gone.get(match.path));
    if (match.kind === 'fallback') return sendFallback(request, response, match.fallback);
    if (match.kind === 'redirect') {
      // 308 and not 301: a form posted to the other spelling keeps its method and its body.
      return redirect(response, 308, encodeURI(match.to) + encodeForHeader(match.search));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendAllowedMethods(request, response, methodsOf(match));
    }
    if (match.kind === 'file') {
      const resource = resources.get(match.path);
      if (resource) return sendResource(request, response, resource);
      request.url = encodeURI(match.path);
      sendFile(request, response, next);
      return;
    }
    await sendPage(request, response, match.route, match.search);
  };
}

function methodsOf(match: { kind: string; route?: Route }): string {
  return match.route?.perRequest === 'form' ? 'GET, HEAD, POST' : 'GET, HEAD';
}

function redirect(response: Response, status: 302 | 308, location: string): void {
  // What is renamed may get its name back: nobody is sent elsewhere from memory then.
  const head = { location, 'cache-control': 'no-cache', 'content-length': '0' };
  response.writeHead(status, head).end();
}
