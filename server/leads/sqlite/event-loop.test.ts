// A lock of another process never holds up this one.
import { expect, test } from 'vitest';
import { ask, postJson } from '../../testing/client.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { holdStore } from '../../testing/stored.ts';

test('two hundred posts against a lock are refused within three seconds, and pages are served meanwhile', async () => {
  const { address, dataDirectory, leads } = await startFake({ config: { logLevel: 'silent' } });
  const release = await holdStore(dataDirectory);
  const begun = Date.now();
  const state = { waiting: 200 };
  const posts = Array.from({ length: state.waiting }, async () => {
    const answer = await postJson(address, goodMessage);
    state.waiting -= 1;
    return answer;
  });
  expect((await ask(address, '/parks')).status).toBe(200);
  expect(state.waiting).toBeGreaterThan(0);
  const answers = await Promise.all(posts);
  const took = Date.now() - begun;
  release();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  // Ten times the promise. If each post held up the loop while it waits, it would take minutes.
  expect(took).toBeLessThan(30_000);
  expect((await postJson(address, goodMessage)).status).toBe(201);
  expect(leads()).toHaveLength(1);
});
