// Every call by its name, asked by strangers, and about what is no file of the content.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layDealer, smallDealer } from '../../../codegen/testing/whole-dealers.ts';
import { ask } from '../../../server/testing/client.ts';
import { answerEdits, createCalls } from './answer-edits.ts';
import type { Call } from './file-calls.ts';
import { askedCalls } from './testing/asked-calls.ts';
import { commitContent, compiledProject } from './testing/kept-project.ts';

const folder = mkdtempSync(join(tmpdir(), 'asked-'));
const project = join(folder, 'project');
const outside = join(folder, 'outside');
const secret = 'for nobody who asks';
const key = 'of-this-run';

/** Files that became links, folders that did, and what lies elsewhere. */
const elsewhere = [
  'content/pricing/delivery.yaml',
  'content/towns/hancock/linked.yaml',
  'content/policies/returns.yaml',
  'content/../schema/town.schema.json',
  'content/../../outside/returns.yaml',
  'package.json',
  join(outside, 'returns.yaml'),
];

const server = { resolvedUrls: { local: ['http://127.0.0.1:1/'], network: [] } };
let calls: ReadonlyMap<string, Call>;
let url: string;
const listener = createServer();

beforeAll(async () => {
  layDealer(project, smallDealer);
  commitContent(project);
  mkdirSync(outside);
  for (const name of ['delivery', 'linked', 'returns'])
    writeFileSync(join(outside, `${name}.yaml`), `name: ${secret}\n`);
  for (const file of elsewhere.slice(0, 2)) {
    rmSync(join(project, file), { force: true });
    symlinkSync(join(outside, file.replace(/.*\//, '')), join(project, file));
  }
  rmSync(join(project, 'content/policies'), { recursive: true });
  symlinkSync(outside, join(project, 'content/policies'));
  const parts = await compiledProject(project, server);
  calls = createCalls(parts);
  const answer = answerEdits({ ...parts, key });
  listener.on('request', (request, response) => answer(request, response, () => response.end()));
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(() => {
  listener.close();
  rmSync(folder, { recursive: true });
});

const names = Object.keys(askedCalls) as readonly (keyof typeof askedCalls)[];

test('every call is held against what is written here', () => {
  expect([...calls.keys()].sort()).toEqual([...names].sort());
});

describe.each(names)('the call %s', (name) => {
  test('is refused to whoever is not the page of this run', async () => {
    const host = url.slice('http://'.length);
    const page = { host, origin: url, 'content-type': 'application/json', 'x-edit-key': key };
    const status = async (head: Readonly<Record<string, string>>, method = 'POST') =>
      (await ask(url, `/__edit/${name}`, { method, headers: { ...page, ...head }, body: '{' }))
        .status;
    // No JSON at all: the page itself comes that far.
    expect(await status({})).toBe(400);
    // Whoever else is none: guard-edits.test.ts.
    for (const head of [
      { 'x-edit-key': '' },
      { origin: 'https://elsewhere.example' },
      { 'content-type': 'text/plain' },
    ])
      expect([head, await status(head as Record<string, string>)]).toEqual([head, 403]);
    expect(await status({}, 'GET')).toBe(403);
  });

  test('reads and writes nothing that is no file of the content', async () => {
    const before = filesBelow(folder);
    const call = calls.get(name) ?? expect.fail();
    for (const body of new Set(elsewhere.map((path) => askedCalls[name](path)))) {
      const { answer } = await call(body);
      expect(JSON.stringify(answer)).not.toContain(secret);
      const isRefused = answer === null || 'refused' in Object(answer) || String(answer) === '';
      if (body !== null) expect([body, isRefused]).toEqual([body, true]);
    }
    expect(filesBelow(folder)).toEqual(before);
  });
});

/** Every file with its bytes, but what the compiler and git keep. */
function filesBelow(path: string) {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => !/(?:^|\/)\.(?:cache|git)\//.test(name))
    .filter((name) => statSync(join(path, name)).isFile())
    .map((name) => [name, readFileSync(join(path, name), 'latin1')])
    .sort();
}
