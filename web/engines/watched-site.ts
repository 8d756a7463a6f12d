// The site behind a server that adds one script to each page, which tells of every error in it: WebKit's driver cannot.

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** A request for a document, or one that failed. */
interface WatchedDocument {
  readonly path: string;
  readonly status: number;
}

export interface WatchedSite {
  readonly url: string;
  /** All that went wrong since the last time this was asked. */
  takeFaults(): string[];
  /** The documents that were asked for since the last time this was asked. */
  takeDocuments(): WatchedDocument[];
  /** Holds back the answer to a path, until what it gives is called. */
  hold(path: string): () => void;
  stop(): Promise<void>;
}

/** No page of a site is there. */
const script = '/-/watch.js';
const reports = '/-/faults';

/** Runs in the page, before all of its own scripts. A report is made at once, before the page can go away. */
function watch(address: string): void {
  const report = (fault: unknown) => {
    const post = new XMLHttpRequest();
    post.open('POST', address, false);
    post.send(`${location.pathname}${location.search}: ${fault}`);
  };
  const onError = ({ message, target, error: thrown }: ErrorEvent) => {
    if (!(target instanceof Element)) report(`${message} ${thrown?.stack}`);
    // A preload fails where a page is left early, and in Firefox of a module that has run already: nobody misses it,
    // and one that the site does not have is seen by its status.
    else if (!target.matches('link[rel$=preload]')) report(`not loaded: ${target.outerHTML}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    // React Router 7 does not catch in Firefox that a picture's move was cut short by the next navigation: nobody sees it.
    if (!/ViewTransition/.test(reason)) report(`not handled: ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} refuses ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    report(words.join(' '));
    error(...words);
  };
}

/** Puts the watching script before everything else of a site. */
export async function watchSite(site: string): Promise<WatchedSite> {
  let faults: string[] = [];
  let documents: WatchedDocument[] = [];
  const held = new Map<string | undefined, Promise<void>>();
  const server = createServer(async (asked, answer) => {
    if (asked.url === script) {
      answer.setHeader('content-type', 'text/javascript');
      answer.end(`(${watch})('${reports}')`);
    } else if (asked.url === reports) {
      faults.push(await text(asked));
      answer.end();
    } else {
      await held.get(asked.url);
      const given = await forward(asked, site);
      const { statusCode: status = 0, headers } = given;
      const isDocument = `${headers['content-type']}`.startsWith('text/html');
      const path = `${asked.url}`;
      if (isDocument) documents.push({ path, status });
      else if (status >= 400) faults.push(`${asked.method} ${path} answers ${status}`);
      await pass(given, answer, isDocument && asked.method !== 'HEAD');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    takeDocuments() {
      const taken = documents;
      documents = [];
      return taken;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Asks the site the same, without compression. */
async function forward(asked: IncomingMessage, site: string): Promise<IncomingMessage> {
  const { 'accept-encoding': _, ...headers } = asked.headers;
  const forwarded = request(site + asked.url, { method: asked.method, headers });
  asked.pipe(forwarded);
  const [given] = await once(forwarded, 'response');
  return given;
}

/** Passes an answer on; a document gets the script. */
async function pass(given: IncomingMessage, answer: ServerResponse, isDocument: boolean) {
  const { statusCode = 500, headers } = given;
  const body = await buffer(given);
  if (!isDocument || body.length === 0) {
    answer.writeHead(statusCode, headers).end(body);
    return;
  }
  const { 'content-length': _, ...others } = headers;
  const html = String(body).replace(
    /<head[^>]*>/,
    (tag) => `${tag}<script src="${script}"></script>`,
  );
  answer.writeHead(statusCode, others).end(html);
}
