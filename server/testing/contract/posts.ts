import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask } from '../client.ts';
import type { Databases } from '../engines.ts';
import { startFake } from '../fake-server.ts';
import { goodMessage } from '../fake-site.ts';

const good = JSON.stringify(goodMessage);
const changed = (change: object) => JSON.stringify({ ...goodMessage, ...change });
const x = (count: number) => 'x'.repeat(count);
const json = 'application/json';
const noName = 'Name is required';

/** What is stored of a message that is taken, where it is not as it was posted. */
type Stored = Partial<typeof goodMessage>;

const taken: readonly (readonly [row: string, body: string | Buffer, stored?: Stored])[] = [
  ['__proto__', `{"__proto__":{"x":1},${good.slice(1)}`],
  ['constructor', `{"constructor":{"prototype":{"x":1}},${good.slice(1)}`],
  ['extra fields', changed({ isAdmin: true, id: 'x', sentAt: '1' })],
  ['a field twice', `{"name":"Eve",${good.slice(1)}`],
  ['NUL in a name', changed({ name: 'A\0' }), { name: 'A' }],
  ['half a character', changed({ name: 'A?' }).replace('?', '\\ud800'), { name: 'A\ufffd' }],
  ['invalid bytes', Buffer.from(changed({ name: '\u00e9' }), 'latin1'), { name: '\ufffd' }],
  ['CR LF in a name', changed({ name: 'A\r\nB' }), { name: 'A B' }],
  ['lines in the text', changed({ text: 'line one\r\nline two' }), { text: 'line one\nline two' }],
  ['reversed words', changed({ name: '\u202eabc' }), { name: 'abc' }],
  ['all at their limit', changed({ name: x(100), text: x(5_000) })],
  ['a formula and markup', changed({ name: '=HYPERLINK("x")', text: '<script>alert(1)</script>' })],
  ['no topic', changed({ topic: undefined }), { topic: 'one' }],
];

const refused: readonly (readonly [row: string, body: string, error: string])[] = [
  ['malformed', '{"name":', 'Invalid JSON'],
  ['a string', '"x"', 'Invalid JSON'],
  ['null', 'null', 'Invalid JSON'],
  ['an array', '[1]', noName],
  ['empty', '', noName],
  ['8,000 brackets that close', `${'['.repeat(8_000)}${']'.repeat(8_000)}`, noName],
  ['a list for a name', changed({ name: ['a'] }), noName],
  ['an operator for a choice', changed({ topic: { $ne: 1 } }), 'Unknown topic'],
  ['NUL for a name', changed({ name: '\0' }), noName],
  ['a text that is long only with NUL', changed({ text: `${x(9)}\0` }), 'Text is too short'],
  ['CR LF in an address', changed({ email: 'a@b.co\r\nBcc: c@d.co' }), 'Invalid email'],
  ['two addresses', changed({ email: 'a@b.co, c@d.co' }), 'Invalid email'],
  ['a long address', changed({ email: `${x(250)}@b.co` }), 'Too long'],
  ['a long text', changed({ text: x(5_001) }), 'Too long'],
];

const otherKinds: readonly (readonly [status: number, body: string | Buffer, headers: object])[] = [
  [415, 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  [415, good, { 'content-type': 'text/plain' }],
  [415, good, { 'content-type': 'multipart/form-data; boundary=x' }],
  [415, good, { 'content-type': `${json}; charset=utf-7` }],
  [415, good, { 'content-type': `${json}; charset="utf-32le"` }],
  [415, good, { 'content-type': `${json}; charset=ISO-8859-1` }],
  [415, good, { 'content-type': `${json}; charset=utf-8; charset=utf-7` }],
  [415, good, { 'content-encoding': 'foo' }],
  [415, gzipSync(changed({ text: x(10_000_000) })), { 'content-encoding': 'gzip' }],
  [413, changed({ text: x(17_000) }), {}],
  [413, '['.repeat(50_000), {}],
  [201, good, { 'content-type': 'APPLICATION/json;CharSet="UTF-8"' }],
];

/** What is posted is answered alike, and the store holds the same afterwards. */
export function postContract({ place }: Databases): void {
  test('posts of all kinds are answered, and the good ones stored', async () => {
    const { databaseUrl } = place();
    const { address, faults, database } = await startFake({ config: { databaseUrl } });
    const post = async (body: string | Buffer, more: object = {}) => {
      const headers = { 'content-type': json, ...more };
      const answer = await ask(address, '/api/contact', { method: 'POST', headers, body });
      const found = await database.db.selectFrom('lead').select('fields').execute();
      await database.db.deleteFrom('outbox').execute();
      await database.db.deleteFrom('lead').execute();
      // It may name what the visitor wrote: no browser and no proxy keeps it.
      expect(answer.headers['cache-control']).toBe('no-store');
      const leads = found.map(({ fields }) => JSON.parse(fields));
      return { status: answer.status, error: JSON.parse(answer.text).error, leads };
    };
    for (const [row, body, stored] of taken) {
      const leads = [{ ...goodMessage, ...JSON.parse(body.toString()), ...stored }];
      const own = leads.map(({ name, email, topic, text }) => ({ name, email, topic, text }));
      expect([row, await post(body)]).toEqual([row, { status: 201, leads: own }]);
    }
    for (const [row, body, error] of refused)
      expect([row, await post(body)]).toEqual([row, { status: 400, error, leads: [] }]);
    for (const [status, body, headers] of otherKinds)
      expect([headers, await post(body, headers)]).toMatchObject([headers, { status }]);
    expect(faults).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
}
