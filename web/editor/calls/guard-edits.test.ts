import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { isContentFile } from '../workspace/content-file.ts';
import { mayEdit } from './guard-edits.ts';

const tables = tablesOf(import.meta.filename);

const host = 'localhost:5173';
const served = { hostNames: ['localhost', '127.0.0.1', '[::1]'], key: 'of-this-run' };
const own = {
  host,
  origin: `http://${host}`,
  'content-type': 'application/json',
  'x-edit-key': served.key,
  'sec-fetch-site': 'same-origin',
};

test.each(tables('askers'))('%s is answered as it should be', (_who, headers, isAnswered) => {
  expect(mayEdit({ method: 'POST', headers: { ...own, ...headers } }, served)).toBe(isAnswered);
  expect(mayEdit({ method: 'GET', headers: { ...own, ...headers } }, served)).toBe(false);
});

const outside = 'shop-5173.app.github.example';

test.each(tables('passed'))(
  'through another machine %s is answered as it should be',
  (_who, headers, isAnswered) => {
    const asked = { method: 'POST', headers: { ...own, ...headers } };
    expect(mayEdit(asked, { ...served, passedNames: [outside, host] })).toBe(isAnswered);
    expect(mayEdit(asked, served)).toBe(false);
  },
);

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
  for (const [file] of [...tables('elsewhere'), [join(project, 'content/site.yaml')]])
    expect([file, isContentFile(project, file)]).toEqual([file, false]);
  expect(isContentFile(join(project, 'other'), 'content/site.yaml')).toBe(false);
});
