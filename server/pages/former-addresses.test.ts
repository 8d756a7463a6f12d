// What was published once is never simply unknown: it leads to where it is now, or says that it is gone.
import { describe, expect, test } from 'vitest';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { createFakeSite } from '../testing/fake-site.ts';
import { exportFiles } from './export-files.ts';

describe('an address whose page has moved', () => {
  test.each([
    ['/elms', '/parks/elm'],
    ['/elms?from=mail', '/parks/elm?from=mail'],
    ['/ELMS/', '/parks/elm'],
    ['/%65lms', '/parks/elm'],
  ])('%s leads to %s for good, in one step', async (path, location) => {
    const { address } = await startFake();
    const { status, headers } = await ask(address, path);
    expect([status, headers.location]).toEqual([308, location]);
    expect((await ask(address, location)).status).toBe(200);
  });

  test('keeps the method of what is posted to it', async () => {
    const { address } = await startFake();
    expect((await ask(address, '/elms', { method: 'POST', body: 'a=b' })).status).toBe(308);
  });
});

describe('an address whose page is gone', () => {
  test.each(['/parks/ash', '/parks/ash?from=mail', '/Parks/Ash/'])(
    '%s shows the page for it, and is not led to where unknown ones are',
    async (path) => {
      const { address } = await startFake();
      const { status, text, headers } = await ask(address, path);
      expect([status, text]).toEqual([410, '<h1>page /felled</h1>']);
      expect(headers['content-security-policy']).toBeDefined();
    },
  );

  test('is gone in development too, where no page is built', async () => {
    const { address } = await startFake({ site: { publicDirectory: undefined } });
    expect((await ask(address, '/parks/ash')).text).toContain('rendered /parks/ash');
  });

  test('is told to a static host, by force where the page itself is there', () => {
    const { formerAddresses, routes, ...rest } = createFakeSite();
    const own = { path: '/parks/elm', status: 410, page: 'parks/elm', to: '/parks/elm' } as const;
    const [elm = expect.fail()] = routes.filter(({ path }) => path === own.path);
    const alias = { ...elm, path: '/parks/old-elm', alias: true };
    const site = {
      ...rest,
      formerAddresses: [...formerAddresses, own],
      routes: [...routes, alias],
    };
    const files = exportFiles({ site, siteUrl: 'https://parks.example', headers: {} });
    const rules = String(files.get('/_redirects')).split('\n');
    expect(rules).toEqual(
      expect.arrayContaining([
        '/parks/ash /felled 410',
        '/parks/elm /parks/elm 410!',
        '/parks/old-elm /parks/elm 410!',
      ]),
    );
    expect(files.has('/parks/elm/index.html')).toBe(true);
  });
});
