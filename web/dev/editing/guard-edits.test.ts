import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isContentFile, mayEdit } from './guard-edits.ts';

const host = 'localhost:5173';
const served = { hostNames: ['localhost', '127.0.0.1', '[::1]'], key: 'of-this-run' };
const own = {
  host,
  origin: `http://${host}`,
  'content-type': 'application/json',
  'x-edit-key': served.key,
  'sec-fetch-site': 'same-origin',
};

test.each([
  ['a page of this server', {}, true],
  [
    'the same page at its number',
    { host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' },
    true,
  ],
  [
    'a page elsewhere',
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    false,
  ],
  [
    'a page at another local port',
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    false,
  ],
  ['a file', { origin: 'null' }, false],
  ['a rebound name', { host: 'evil.example:5173', origin: 'http://evil.example:5173' }, false],
  ['a name with a user before it', { host: 'localhost@evil.example:5173' }, false],
  ['a process without the key', { 'x-edit-key': undefined, origin: undefined }, false],
  ['the page of an earlier run', { 'x-edit-key': 'of-last-run' }, false],
  ['a form', { 'content-type': 'text/plain' }, false],
  ['a program that names no origin', { origin: undefined }, false],
])('%s is answered as it should be', (_who, headers, isAnswered) => {
  expect(mayEdit({ method: 'POST', headers: { ...own, ...headers } }, served)).toBe(isAnswered);
  expect(mayEdit({ method: 'GET', headers: { ...own, ...headers } }, served)).toBe(false);
});

const outside = 'shop-5173.app.github.example';

test.each([
  ['its page, whose origin is replaced', { host: outside }, true],
  ['its page, whose origin is kept', { origin: `https://${outside}` }, true],
  ['its page as it is', { host: outside, origin: `https://${outside}` }, true],
  ['a page elsewhere', { host: outside, origin: 'https://elsewhere.example' }, false],
  ['the server of somebody else', { host: 'other-5173.app.github.example' }, false],
])('through another machine %s is answered as it should be', (_who, headers, isAnswered) => {
  const asked = { method: 'POST', headers: { ...own, ...headers } };
  expect(mayEdit(asked, { ...served, passedNames: [outside, host] })).toBe(isAnswered);
  expect(mayEdit(asked, served)).toBe(false);
});

test('nothing but files of the content is read or written, wherever links and dots lead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = join(folder, 'project');
  for (const name of ['content/pages', 'data', 'other'])
    mkdirSync(join(project, name), { recursive: true });
  for (const name of [
    'content/site.yaml',
    'content/pages/home.yaml',
    'data/site.yaml',
    'package.json',
  ])
    writeFileSync(join(project, name), '');
  symlinkSync(join(project, 'data/site.yaml'), join(project, 'content/linked.yaml'));
  symlinkSync(join(project, 'data'), join(project, 'content/folder'));
  symlinkSync(join(project, 'content'), join(project, 'other/content'));
  expect(isContentFile(project, 'content/site.yaml')).toBe(true);
  expect(isContentFile(project, 'content/pages/home.yaml')).toBe(true);
  for (const file of [
    'content/none.yaml',
    'content/pages',
    'content/linked.yaml',
    'content/folder/site.yaml',
    'content/../data/site.yaml',
    'content/pages/../../data/site.yaml',
    'package.json',
    'data/site.yaml',
    '/etc/hosts.yaml',
    join(project, 'content/site.yaml'),
    'content//site.yaml',
    'content\\site.yaml',
    'content/site.yaml\0.yaml',
    '',
  ])
    expect([file, isContentFile(project, file)]).toEqual([file, false]);
  expect(isContentFile(join(project, 'other'), 'content/site.yaml')).toBe(false);
});
