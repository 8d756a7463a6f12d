import { expect, test } from 'vitest';
import { postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { isLikelySpam, scoreSpam } from './spam-signals.ts';

const links = 'http://a.example http://b.example https://c.example https://d.example';
const few = 'http://a.example http://b.example https://c.example';

test.each([
  ['as fast as people are, with many links', undefined, 2_000, links, false],
  ['faster, with many links', undefined, 1_999, links, true],
  ['faster, with three links', undefined, '5', few, true],
  ['faster, without a link', '', 1_999, 'Hello', true],
  ['in a time that the script could not tell', ' ', '', links, false],
  ['in no time that can be read', ['x'], null, links, false],
  ['in a list of times', undefined, [1], links, false],
  ['with a field that nobody sees', 'http://spam.example', 60_000, 'Hello', true],
])('a message that was sent %s is suspect: see the row', (...row) => {
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
