import { expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { fakeRenderer } from '../testing/fake-site.ts';
import { statusOf } from './text-responses.ts';

const faultWith = (status: unknown) => Object.assign(new Error('x'), { status });

test.each([
  [faultWith(400), 400],
  [faultWith('413'), 413],
  [faultWith(499), 499],
  [faultWith(399), 500],
  [faultWith(500), 500],
  [faultWith(503), 500],
  [faultWith('soon'), 500],
  [new Error('x'), 500],
  [{ status: 400 }, 500],
  ['x', 500],
  [undefined, 500],
])('%j with a status of its own is answered with %i', (fault, status) => {
  expect(statusOf(fault)).toBe(status);
});

test('the question which methods there are is answered, and not kept', async () => {
  const { address } = await startFake();
  const answer = await ask(address, '/parks', { method: 'OPTIONS' });
  expect(answer).toMatchObject({ status: 204, text: '' });
  expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
});

test('a fault of ours is logged with the id of its request, a fault of the client is not', async () => {
  const render = () => {
    throw new Error('ours');
  };
  const { address, lines } = await startFake({ site: { renderer: { ...fakeRenderer, render } } });
  expect(await ask(address, '/%')).toMatchObject({ status: 400, text: '400 Bad Request\n' });
  const answer = await ask(address, '/stock?colour=red');
  expect(answer).toMatchObject({ status: 500, text: expect.stringMatching(/^500 [^\n]+\n\n./) });
  const faults = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'fault');
  expect(faults).toMatchObject([{ id: expect.stringMatching(/^[\da-f]{8}-\w+$/) }]);
});
