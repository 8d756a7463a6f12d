// The description holds the server to it: every answer to a generated post is one it describes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { fakeForms, goodMessage } from '../testing/fake-site.ts';
import { listOperations } from './operations.ts';

const folder = join(import.meta.dirname, '../../schema/api');
const apiSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.schema.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]),
);
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const isCreated = ajv.compile(apiSchemas['contact-created'] ?? {});
const isError = ajv.compile(apiSchemas.error ?? {});
const described = listOperations(fakeForms).find(({ id }) => id === 'post-contact')?.answers ?? {};

/** The schema of what a form sends, as the document gives it. */
async function messageSchema(address: string): Promise<object> {
  const { text } = await ask(address, '/api/openapi.json');
  return JSON.parse(text).components.schemas['contact-message'];
}

const text = (most: number) =>
  fc.oneof(
    fc.constantFrom('x'.repeat(most), 'x'.repeat(most + 1), '', 'x'.repeat(9), 'x'.repeat(10)),
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map((value) => `a${value}b`),
  );
const messages = fc.record(
  {
    name: text(100),
    email: fc.oneof(fc.constantFrom('a@b.co', 'a', 'a@', ''), fc.constant(goodMessage.email)),
    topic: fc.constantFrom('one', 'two', 'other', null),
    text: text(5_000),
  },
  { requiredKeys: [] },
);

test('the document names every call and holds its schemas', async () => {
  const { address } = await startFake({ site: { apiSchemas } });
  const answer = await ask(address, '/api/openapi.json');
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  const document = JSON.parse(answer.text);
  expect(document.openapi).toBe('3.1.0');
  const calls = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method, path]),
  );
  expect(calls).toEqual(
    listOperations(fakeForms).map(({ method, path }) => [method, `/api${path}`]),
  );
  const references = [...answer.text.matchAll(/"\$ref":"#\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(5);
  for (const [, pointer = ''] of references) {
    const target = pointer.split('/').reduce((part, key) => part?.[key], document);
    expect(target, pointer).toBeDefined();
  }
});

test('a post is taken exactly when it fits the schema, and answered as described', async () => {
  const { address } = await startFake({ site: { apiSchemas } });
  const schema = await messageSchema(address);
  const isMessage = ajv.compile({ ...schema, additionalProperties: true });
  const seen = new Set<number>();
  const holds = async (base: object, isGood: boolean) => {
    const message = isGood ? { ...goodMessage, ...base } : base;
    const { status, text: body } = await postJson(address, message);
    seen.add(status);
    expect(Object.keys(described)).toContain(String(status));
    expect(status === 201, JSON.stringify(message)).toBe(isMessage(message));
    const isRight = status === 201 ? isCreated : isError;
    expect(isRight(JSON.parse(body))).toBe(true);
  };
  await fc.assert(fc.asyncProperty(messages, fc.boolean(), holds), { numRuns: 500, seed: 1 });
  expect([...seen].sort()).toEqual([201, 400]);
});

test('the document allows what the form of the site sends, and nothing beyond', async () => {
  const { address } = await startFake({ site: { apiSchemas } });
  const isSent = ajv.compile(await messageSchema(address));
  const sent = { ...goodMessage, website: '', elapsed: '4200' };
  expect(isSent(sent)).toBe(true);
  expect((await postJson(address, sent)).status).toBe(201);
  expect(isSent({ ...sent, other: 'x' })).toBe(false);
});
