import type { IncomingMessage } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { decodePath, readTarget } from '../../server/http/address.ts';

/** Stands before all else: refuses what other sites' pages ask for, and addresses that cannot be decoded. */
export function guardRequests(server: ViteDevServer): Connect.NextHandleFunction {
  // Vite parses addresses before anything else sees them, where an error would end the process: `e2e/development.test.ts`
  // notices if this is no longer the first ("no target ends the server").
  for (const event of ['request', 'upgrade']) server.httpServer?.prependListener(event, makeLocal);
  return (request, response, next) => {
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (!isAskedHere(request)) {
      response.statusCode = 403;
      response.end('The development server answers its own pages only.');
    } else if (decodePath(readTarget(request.url ?? '/').path).status !== 200) {
      response.statusCode = 400;
      response.end('This is not an address.');
    } else {
      next();
    }
  };
}

/** Leaves of a request target what follows the host: any text that begins with a slash can be parsed. */
function makeLocal(request: IncomingMessage): void {
  const { path, search } = readTarget(request.url ?? '/');
  request.url = path.startsWith('/') ? path + search : `/${path}${search}`;
}

/** Whether a page of this server asks, a person who types or follows a link, or a program that is no browser. */
export function isAskedHere({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) {
  const site = headers['sec-fetch-site'];
  // Browsers leave this header out over plain HTTP to another machine, but not the origin of a page's script.
  if (site === undefined) return isOrigin(headers.origin, headers.host);
  if (site === 'same-origin' || site === 'none') return true;
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isLink && method === 'GET';
}

function isOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
