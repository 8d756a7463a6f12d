import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { ask } from '../client.ts';
import type { Databases } from '../engines.ts';
import { startFake } from '../fake-server.ts';
import { goodMessage } from '../fake-site.ts';

const tables = tablesOf(import.meta.filename);

const good = JSON.stringify(goodMessage);
const changed = (change: object) => JSON.stringify({ ...goodMessage, ...change });
const x = (count: number) => 'x'.repeat(count);
const json = 'application/json';

/** A body of a table: the fields that a good message has instead, or a text in which … is the rest of a good one. */
const bodyOf = (cell: string | object) =>
  typeof cell === 'string' ? cell.replace('…', good.slice(1)) : changed(cell);

const taken = [
  ...tables('taken').map(([row, body, stored]) => [row, bodyOf(body), stored] as const),
  ['invalid bytes', Buffer.from(changed({ name: '\u00e9' }), 'latin1'), { name: '\ufffd' }],
  ['all at their limit', changed({ name: x(100), text: x(5_000) }), {}],
] as const;

const refused: readonly (readonly string[])[] = [
  ...tables('refused').map(([row, body, error]) => [row, bodyOf(body), error]),
  ['8,000 brackets that close', `${'['.repeat(8_000)}${']'.repeat(8_000)}`, 'Name is required'],
  ['a long address', changed({ email: `${x(250)}@b.co` }), 'Too long'],
  ['a long address that is none', changed({ email: x(300) }), 'Invalid email'],
  ['a long text', changed({ text: x(5_001) }), 'Too long'],
];

const kinds = [
  [415, gzipSync(changed({ text: x(10_000_000) })), { 'content-encoding': 'gzip' }],
  [413, changed({ text: x(17_000) })],
  [413, '['.repeat(50_000)],
];

/** What is posted is answered alike, and the store holds the same afterwards. */
export function postContract({ location }: Databases): void {
  test('posts of all kinds are answered, and the good ones stored', async () => {
    const { databaseUrl } = location();
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
    for (const [row, body = '', error] of refused)
      expect([row, await post(body)]).toEqual([row, { status: 400, error, leads: [] }]);
    for (const [status, body = good, headers = {}] of [...kinds, ...tables('kinds')])
      expect([headers, await post(body, headers)]).toMatchObject([headers, { status }]);
    expect(faults).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
}
