import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { goodMessage } from './fake-site.ts';

const clients = 8;

/** Posts with eight clients until the server is gone; records the id of every acknowledged message. */
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

/** Resolves once that many messages are acknowledged, however slow the machine is, or when no more will be. */
export async function acknowledgedOrOver(
  posts: Promise<void>,
  acknowledged: readonly string[],
  count: number,
): Promise<void> {
  const state = { isOver: false };
  void posts.then(() => {
    state.isOver = true;
  });
  while (!state.isOver && acknowledged.length < count) await wait(5);
}

/** The id of the stored message, or undefined when there was no good answer. */
function postOnce(address: string, agent: Agent): Promise<string | undefined> {
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
