import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { isLikelySpam, scoreSpam } from './spam-signals.ts';

const tables = tablesOf(import.meta.filename);
const links = 'http://a.example http://b.example https://c.example https://d.example';

test.each(tables('sent'))('a message that was sent %s is suspect: see the row', (...row) => {
  const [, honeypot, elapsed, text, suspect] = row;
  expect(isLikelySpam(scoreSpam({ text }, { honeypot, elapsed }))).toBe(suspect);
});

test('a suspect is marked, and stored like any other message', async () => {
  const { address, database, leads } = await startFake();
  for (const traces of [{}, { website: 'x' }, { elapsed: '500', text: links }]) {
    expect((await postJson(address, { ...goodMessage, ...traces })).status).toBe(201);
  }
  const rows = await database.db.selectFrom('lead').select('suspicion').execute();
  expect(rows.map(({ suspicion }) => isLikelySpam(suspicion)).sort()).toEqual([false, true, true]);
  for (const lead of leads()) expect(Object.keys(Object(lead))).toEqual(Object.keys(goodMessage));
});
