import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContactLimits, noLimits } from './contact-limits.ts';
import { setLimitHeaders } from './limit-headers.ts';
import type { Verdict } from './limiter.ts';

/** The headers an answer carries after a verdict. */
function headersOf(verdict: Verdict | undefined) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setLimitHeaders(response, verdict);
  return response.getHeaders();
}

// No minute passes, however slow the machine.
const begun = 1_000_000_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: begun }));
afterEach(() => void vi.useRealTimers());

test('an answer names both limits, and what is left of each', async () => {
  const { verdict } = await createContactLimits().takeStored('a');
  expect(headersOf(verdict)).toEqual({
    'ratelimit-policy': '"minute";q=5;w=60, "hour";q=20;w=3600',
    ratelimit: '"minute";r=4;t=60, "hour";r=19;t=3600',
  });
});

test('a refusal says when there is room again', async () => {
  const { takeStored } = createContactLimits();
  for (let each = 0; each < 5; each += 1) await takeStored('a');
  vi.setSystemTime(begun + 20_000);
  const { verdict, isBeyondUsual } = await takeStored('a');
  expect(isBeyondUsual).toBe(false);
  expect(headersOf(verdict)).toEqual({
    'ratelimit-policy': '"minute";q=5;w=60, "hour";q=20;w=3600',
    ratelimit: '"minute";r=0;t=40, "hour";r=15;t=3580',
    'retry-after': '40',
  });
});

test('an answer that was not counted names no limit', async () => {
  expect(headersOf(undefined)).toEqual({});
  const { verdict, isBeyondUsual } = await noLimits.takeStored('a');
  expect([headersOf(verdict), verdict.isAllowed, isBeyondUsual]).toEqual([{}, true, false]);
  expect((await noLimits.takeRefused('a')).isAllowed).toBe(true);
  expect(headersOf(await noLimits.takeRefused('a'))).toEqual({});
});

test('refused posts have a limit of their own, for each client alone', async () => {
  const { takeStored, takeRefused } = createContactLimits();
  for (let each = 0; each < 60; each += 1) expect((await takeRefused('a')).isAllowed).toBe(true);
  expect(await takeRefused('a')).toMatchObject({ isAllowed: false, retryAfter: 60 });
  expect((await takeRefused('b')).isAllowed).toBe(true);
  expect((await takeStored('a')).verdict.isAllowed).toBe(true);
});

test('a hit that is given back counts neither for its client nor toward the limit of all', async () => {
  const { takeStored, giveBack } = createContactLimits();
  const first = await takeStored('client-0');
  for (let each = 1; each < 300; each += 1) await takeStored(`client-${each}`);
  const beyond = await takeStored('one');
  expect(beyond).toMatchObject({ isBeyondUsual: true });
  await giveBack('one', beyond);
  expect(await takeStored('one')).toMatchObject({
    isBeyondUsual: true,
    verdict: { states: [{ remaining: 4 }, { remaining: 19 }] },
  });
  await giveBack('client-0', first);
  expect(await takeStored('client-0')).toMatchObject({
    isBeyondUsual: false,
    verdict: { states: [{ remaining: 4 }, { remaining: 19 }] },
  });
  expect(await takeStored('two')).toMatchObject({ isBeyondUsual: true });
});
