import { setTimeout as wait } from 'node:timers/promises';
import { postJson } from './client.ts';
import { goodMessage } from './fake-site.ts';

const clients = 8;

/** Posts with eight clients until the server is gone; records the id of every acknowledged message. */
export async function postUntilItEnds(address: string, acknowledged: string[]): Promise<void> {
  const work = Array.from({ length: clients }, async () => {
    for (;;) {
      const answer = await postJson(address, goodMessage).catch(() => undefined);
      if (answer?.status !== 201) return;
      acknowledged.push(JSON.parse(answer.text).id);
    }
  });
  await Promise.all(work);
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
