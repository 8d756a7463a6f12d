import { afterEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response) => {
  const fetch = vi.fn(async (_path: string) => response.clone());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const query = () => createQueryClient().fetchQuery({ queryKey: ['/api/vehicles', 'all'] });

describe('a query whose key starts with a path', () => {
  test('gets that path and parses its JSON', async () => {
    const fetch = answer(Response.json([{ id: 'a' }]));
    expect(await query()).toEqual([{ id: 'a' }]);
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/vehicles']);
  });

  test.for([404, 500, 503])('fails when the status is %d', async (status) => {
    answer(Response.json({ error: 'No' }, { status }));
    await expect(query()).rejects.toThrow(`HTTP error! status: ${status}`);
  });

  test('fails when the answer is a page instead of JSON', async () => {
    answer(new Response('<!doctype html>'));
    await expect(query()).rejects.toThrow('HTTP error! status: 200');
  });
});

test('answers are fresh for five minutes, and a failure is tried once more', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 5 * 60 * 1000, retry: 1 });
});
