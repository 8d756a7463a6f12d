import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer as it came over the wire. */
export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends one request without decoding, following or adding anything. */
export function ask(address: string, path: string, question: Question = {}): Promise<Received> {
  const { method = 'GET', headers = {}, body } = question;
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const { hostname, port } = new URL(address);
  const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const status = response.statusCode ?? 0;
      resolve({ status, headers: response.headers, body: bytes, text: bytes.toString() });
    });
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

/** Posts a value as JSON. */
export function postJson(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  path = '/api/contact',
): Promise<Received> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { 'content-type': 'application/json', ...headers };
  return ask(address, path, { method: 'POST', headers: all, body: text });
}

/** Posts the fields of a form as a page without scripts does. */
export function postForm(
  address: string,
  path: string,
  body: string | Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Received> {
  const all = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const text = typeof body === 'string' ? body : new URLSearchParams(body).toString();
  return ask(address, path, { method: 'POST', headers: all, body: text });
}
