import type { Request, Response } from 'express';
import type { Renderer } from '../../generated/contract/render.ts';
import type { Fallback, Route } from '../../generated/contract/routes.ts';
import { encodeForHeader } from '../http/address.ts';
import { sendAllowedMethods, sendStatusText } from '../http/plain-answers.ts';
import { sendResource } from '../http/resource.ts';
import type { MatchRoute } from './match-route.ts';
import type { Prebuilt } from './prebuilt.ts';
import { sendHtml } from './send-html.ts';

const maxValueLength = 200;

interface PageParts {
  readonly prebuilt: Prebuilt;
  readonly matchRoute: MatchRoute;
  readonly renderer: Renderer;
}

/** Answers whatever was not served prebuilt: the last handler before the error handler. */
export function createPageHandler({ prebuilt, matchRoute, renderer }: PageParts) {
  const { resources, notFound } = prebuilt;

  async function sendPage(request: Request, response: Response, route: Route, search: string) {
    const query = route.perRequest === 'query' ? readKnownQuery(search, renderer.queryNames) : {};
    if (Object.keys(query).length === 0) return sendPrebuilt(request, response, route.path);
    const url = `${route.canonical}?${new URLSearchParams(query)}`;
    await sendHtml(request, response, await renderer.render(url, { query }));
  }

  function sendPrebuilt(request: Request, response: Response, path: string) {
    const resource = resources.get(path);
    if (resource) sendResource(request, response, resource);
    else sendStatusText(request, response, 404);
  }

  function sendFallback(request: Request, response: Response, fallback: Fallback | undefined) {
    if (fallback?.status === 302) return redirect(response, 302, encodeURI(fallback.path));
    const page = fallback && notFound.get(fallback.path);
    if (page) sendResource(request, response, page);
    else sendStatusText(request, response, 404);
  }

  return async (request: Request, response: Response): Promise<void> => {
    const match = matchRoute(request.url);
    if (match.kind === 'invalid') return sendStatusText(request, response, match.status);
    if (match.kind === 'fallback') return sendFallback(request, response, match.fallback);
    if (match.kind === 'redirect') {
      // 308 and not 301: a form posted to the other spelling keeps its method and its body.
      return redirect(response, 308, encodeURI(match.to) + encodeForHeader(match.search));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendAllowedMethods(request, response, methodsOf(match));
    }
    if (match.kind === 'file') return sendPrebuilt(request, response, match.path);
    await sendPage(request, response, match.route, match.search);
  };
}

function methodsOf(match: { kind: string; route?: Route }): string {
  return match.route?.perRequest === 'form' ? 'GET, HEAD, POST' : 'GET, HEAD';
}

function redirect(response: Response, status: 302 | 308, location: string): void {
  const cache = status === 308 ? 'public, max-age=3600' : 'no-cache';
  response.writeHead(status, { location, 'cache-control': cache, 'content-length': '0' }).end();
}

/** The parameters of a query that pages read, each once and as text; the rest is left out. */
function readKnownQuery(
  search: string,
  names: readonly string[] | undefined,
): Readonly<Record<string, string>> {
  const known = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (names && !names.includes(name)) continue;
    // An empty field of a search form says nothing.
    if (value === '' || value.length > maxValueLength || known.has(name)) continue;
    known.set(name, value.replaceAll('\0', ''));
  }
  return Object.fromEntries(known);
}
