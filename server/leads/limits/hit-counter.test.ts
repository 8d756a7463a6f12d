import { expect, test } from 'vitest';
import { createMemoryCounter } from './hit-counter.ts';

const once = [{ name: 'minute', limit: 1, seconds: 60 }];

test('of more than 50,000 keys the one hit longest ago is forgotten, and no other', async () => {
  const counter = createMemoryCounter(() => 1_000_000);
  for (let key = 0; key < 50_000; key += 1) await counter.hit(String(key), once);
  expect((await counter.hit('0', once)).isAllowed).toBe(false);
  await counter.hit('50000', once);
  expect((await counter.hit('0', once)).isAllowed).toBe(false);
  expect((await counter.hit('2', once)).isAllowed).toBe(false);
  expect((await counter.hit('1', once)).isAllowed).toBe(true);
});

test('of several hits the latest is taken back', async () => {
  const times = [0, 30_000, 60_000];
  const counter = createMemoryCounter(() => times.shift() ?? 0);
  const twice = [{ name: 'minute', limit: 2, seconds: 60 }];
  await counter.hit('a', twice);
  await counter.hit('a', twice);
  await counter.undo('a');
  await counter.undo('nobody');
  expect((await counter.hit('a', twice)).states[0]).toMatchObject({ remaining: 1, reset: 60 });
});
