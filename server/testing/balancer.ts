import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './client.ts';

/**
 * A load balancer in its simplest form: asks each instance whether it is ready, and sends requests
 * to those that are, in turn. It never sends a request twice.
 */
export async function startBalancer(instances: () => readonly string[]) {
  let ready: readonly string[] = [];
  let turn = 0;
  const state = { isOver: false };

  async function watch(): Promise<void> {
    while (!state.isOver) {
      const answers = instances().map(async (address) => {
        const answer = await ask(address, '/readyz').catch(() => undefined);
        return answer?.status === 200 ? [address] : [];
      });
      ready = (await Promise.all(answers)).flat();
      await wait(100);
    }
  }

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const target = ready[turn % ready.length];
    if (!target) {
      outgoing.writeHead(502).end();
      return;
    }
    const { hostname, port } = new URL(target);
    const { method = 'GET', url: path = '/', headers } = incoming;
    const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(sent);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const watching = watch();
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const stop = async () => {
    state.isOver = true;
    server.closeAllConnections();
    server.close();
    await watching;
  };
  return { address: `http://127.0.0.1:${port}`, isReady: () => ready.length, stop };
}
