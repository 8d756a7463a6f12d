import { Agent, request } from 'node:http';
import { goodMessage } from './fake-site.ts';

const clients = 8;

/** Posts with eight clients until the server is gone; notes the id of every acknowledged message. */
export async function postUntilItEnds(address: string, acknowledged: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const work = Array.from({ length: clients }, async () => {
    for (;;) {
      const id = await postOnce(address, agent);
      if (id === undefined) return;
      acknowledged.push(id);
    }
  });
  await Promise.all(work);
  agent.destroy();
}

/** The id of the stored message, or undefined when there was no good answer. */
export function postOnce(address: string, agent: Agent): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const headers = { 'content-type': 'application/json' };
  const sent = request(`${address}/api/contact`, { method: 'POST', headers, agent }, (response) => {
    let text = '';
    response.on('data', (chunk) => {
      text += chunk;
    });
    response.on('error', () => resolve(undefined));
    response.on('end', () => {
      const isWhole = response.complete && response.statusCode === 201;
      resolve(isWhole ? JSON.parse(text).id : undefined);
    });
  });
  sent.on('error', () => resolve(undefined));
  sent.end(JSON.stringify(goodMessage));
  return promise;
}
