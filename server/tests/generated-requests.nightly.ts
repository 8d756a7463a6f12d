import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askRaw } from '../testing/client.ts';
import { contactForm } from '../testing/contact-form.ts';
import { startFake } from '../testing/fake-server.ts';
import { anyRequest, nearlyValidPost } from '../testing/generated-requests.ts';

const half = 5_000;
const seed = 20_261_120;

test.each([
  ['of any kind', anyRequest],
  ['nearly right', nearlyValidPost],
])(`${half} requests %s give no fault`, { timeout: 2_000_000 }, async (_name, requests) => {
  const config = { logLevel: 'silent' } as const;
  const { address, faults, leads } = await startFake({ site: { forms: [contactForm] }, config });
  let stored = 0;
  const isAnsweredWell = async (request: string) => {
    const answer = await askRaw(address, request);
    const [, status = '0'] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
    if (/^POST \/(?:api\/)?contact /.test(request) && /^(?:201|303)$/.test(status)) stored += 1;
    if (Number(status) < 200 || Number(status) >= 500) return false;
    // What Node refuses before the application sees it has no body at all.
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    const isRefusal = /^(?!HEAD)\S+ \/api\//.test(request) && Number(status) >= 400 && body !== '';
    return !isRefusal || typeof JSON.parse(body).error === 'string';
  };
  await fc.assert(fc.asyncProperty(requests, isAnsweredWell), { numRuns: half, seed });
  expect(faults).toEqual([]);
  expect(leads()).toHaveLength(stored);
  if (requests === nearlyValidPost) expect(stored).toBeGreaterThan(half / 4);
});
