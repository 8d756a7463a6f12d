import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Test support: a forge that answers from a table, and keeps what it is told to do.

/** A call that changes something. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What is answered, by the end of the path, or with which status; what is not listed answers an empty list or object. */
export type Answers = Readonly<Record<string, unknown>>;

/** Starts a forge on this machine. */
export async function startForge(answers: Answers) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://forge.invalid');
    let text = '';
    for await (const part of request) text += part;
    if (request.method !== 'GET')
      calls.push({ method: request.method ?? '', path: pathname, body: JSON.parse(text || '{}') });
    const known = Object.keys(answers).find((end) => pathname.endsWith(end));
    const answer = known === undefined ? { sha: 'f'.repeat(40) } : answers[known];
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { api: `http://127.0.0.1:${port}`, calls, close: () => server.close() };
}
