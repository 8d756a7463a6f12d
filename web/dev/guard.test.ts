import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isAskedHere } from './guard.ts';
import { isOfProject } from './guard-editor.ts';

const host = 'localhost:5173';
const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const frame = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };

test.each([
  ['a program that is no browser', 'GET', {}, true],
  ['a typed address', 'GET', { 'sec-fetch-site': 'none', ...link }, true],
  ['a script of a page here', 'GET', { 'sec-fetch-site': 'same-origin' }, true],
  ['a form of a page here', 'POST', { origin: `http://${host}` }, true],
  ['a link on another site', 'GET', { 'sec-fetch-site': 'cross-site', ...link }, true],
  ['a form of another site', 'POST', { 'sec-fetch-site': 'cross-site', ...link }, false],
  ['a frame of another site', 'GET', { 'sec-fetch-site': 'cross-site', ...frame }, false],
  ['a picture of another site', 'GET', { 'sec-fetch-site': 'cross-site' }, false],
  ['a page at another local port', 'GET', { 'sec-fetch-site': 'same-site' }, false],
  ['a script at another local port', 'GET', { origin: 'http://localhost:3000' }, false],
  ['a script of a file', 'GET', { origin: 'null' }, false],
])('%s is answered as it should be', (_who, method, headers, isAnswered) => {
  expect(isAskedHere({ method, headers: { host, ...headers } })).toBe(isAnswered);
});

test('the editor opens files of the project only, wherever links and dots lead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = join(folder, 'pro ject');
  for (const name of ['content', 'schema', 'codegen', 'server', 'web', 'data'])
    mkdirSync(join(project, name), { recursive: true });
  for (const name of ['content/site.yaml', 'data/leads.sqlite', 'package.json'])
    writeFileSync(join(project, name), '');
  symlinkSync(join(project, 'data/leads.sqlite'), join(project, 'content/linked.yaml'));
  const isOpened = (place: string) => isOfProject(project, join(project, place));
  expect(isOpened('content/site.yaml')).toBe(true);
  expect(isOpened('content/site.yaml:3:7')).toBe(true);
  for (const place of [
    'content/none.yaml',
    'content',
    'content/linked.yaml',
    'content/../data/leads.sqlite:1:1',
    'package.json',
    '../../../../etc/hostname',
  ])
    expect([place, isOpened(place)]).toEqual([place, false]);
  expect(isOfProject(project, '')).toBe(false);
  expect(isOfProject(project, 'file:///etc/hostname')).toBe(false);
});
