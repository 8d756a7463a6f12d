// Whatever is asked, and whatever is posted, is answered without a fault.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { askRaw } from '../testing/open-socket.ts';

const half = 5_000;
const seed = 20_261_120;
const anyOf = (words: string) => fc.constantFrom(...words.split(' '));

const starts = anyOf('/ /api/ /api/vehicles/ /api/contact /item/ /stock? /data/ *');
const pieces = anyOf(
  'a / . .. %2f %00 % ? + &= \\ \xe9 ; // index.html parks item api vehicles contact stock ?colour= __proto__ %F0%9F # data .json \x01 " <',
);
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const types = fc.constantFrom(json, `${json}; charset=latin1`, 'text/plain', form, '');
const strange = ['', 'x', null, 1, [], {}, '\0', '\ud800', true, 1e308, 'a@b.co', '\r\n'];

function toBytes(method: string, path: string, type: string, body: string): string {
  const bytes = Buffer.from(body).toString('latin1');
  const kind = type && `Content-Type: ${type}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${kind}Content-Length: ${bytes.length}\r\n\r\n${bytes}`;
}

const anyRequest = fc
  .tuple(
    anyOf('GET HEAD POST PUT DELETE OPTIONS TRACE PATCH'),
    starts,
    fc.array(pieces, { maxLength: 6 }),
    types,
    fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 200 }), fc.json()),
  )
  .map(([method, start, rest, type, body]) => toBytes(method, start + rest.join(''), type, body));

/** A post to the API or to the form's page that is valid but for a field or a cut, or fully valid. */
const nearlyValidPost = fc
  .record({
    change: fc.dictionary(
      fc.constantFrom(...Object.keys(goodMessage), '__proto__', 'extra'),
      fc.oneof(fc.constantFrom(...strange), fc.string({ unit: 'grapheme' }), fc.jsonValue()),
      { maxKeys: 2 },
    ),
    cut: fc.option(fc.nat(300), { freq: 9 }),
    isForm: fc.boolean(),
  })
  .map(({ change, cut, isForm }) => {
    const fields = { ...goodMessage, ...change };
    const entries = Object.entries(fields).map(([name, value]) => [name, textOf(value)]);
    const body = isForm ? new URLSearchParams(entries).toString() : JSON.stringify(fields);
    const [path, type] = isForm ? ['/contact', form] : ['/api/contact', json];
    return toBytes('POST', path, type, body.slice(0, cut ?? undefined));
  });

// Generated JSON may contain objects without a prototype, which cannot be converted to strings.
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

test.each([
  ['of any kind', anyRequest],
  ['nearly right', nearlyValidPost],
])(`${half} requests %s give no fault`, { timeout: 2_000_000 }, async (_name, requests) => {
  const config = { logLevel: 'silent' } as const;
  const { address, faults, leads } = await startFake({ config });
  let stored = 0;
  const isAnsweredWell = async (request: string) => {
    const answer = await askRaw(address, request);
    const [, status = '0'] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
    if (/^POST \/(?:api\/)?contact /.test(request) && /^(?:201|303)$/.test(status)) stored += 1;
    return Number(status) >= 200 && Number(status) < 500;
  };
  await fc.assert(fc.asyncProperty(requests, isAnsweredWell), { numRuns: half, seed });
  expect(faults).toEqual([]);
  expect(leads()).toHaveLength(stored);
  if (requests === nearlyValidPost) expect(stored).toBeGreaterThan(half / 4);
});
