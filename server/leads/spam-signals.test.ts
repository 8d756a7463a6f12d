import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { isLikelySpam, scoreSpam } from './spam-signals.ts';

const links = 'http://a.example http://b.example https://c.example https://d.example';

test.each([
  [{}, false],
  [{ website: '', elapsed: 60_000 }, false],
  [{ website: 'http://spam.example', elapsed: 60_000 }, true],
  [{ website: ' ', elapsed: '' }, false],
  [{ elapsed: 500 }, true],
  [{ elapsed: '5' }, true],
  [{ elapsed: '500', text: links }, true],
  [{ elapsed: '2000' }, false],
  [{ elapsed: 'soon', text: links }, false],
  [{ elapsed: { $gt: 1 }, website: ['x'] }, false],
])('%j is stored; suspect: %s', async (traces, suspect) => {
  const { address, dataDirectory, leads } = await startFake();
  expect((await postJson(address, { ...goodMessage, ...traces })).status).toBe(201);
  const database = new DatabaseSync(`${dataDirectory}/leads.sqlite`, { readOnly: true });
  const row = database.prepare('SELECT suspicion FROM lead').get();
  database.close();
  expect(isLikelySpam(Number(row?.suspicion))).toBe(suspect);
  expect(Object.keys(Object(leads()[0]))).toEqual(Object.keys(goodMessage));
});

const few = 'http://a.example http://b.example https://c.example';

test.each([
  ['as fast as people are, with many links', 2_000, links, false],
  ['faster, with many links', 1_999, links, true],
  ['faster, with three links', 0, few, true],
  ['faster, without a link', 1_999, 'Hello', true],
  ['in a time that the script could not tell', '', links, false],
  ['in no time that can be read', null, links, false],
  ['in a list of times', [1], links, false],
])('a message that was sent %s is suspect: see the row', (_how, elapsed, text, suspect) => {
  expect(isLikelySpam(scoreSpam({ text }, { honeypot: undefined, elapsed }))).toBe(suspect);
});
