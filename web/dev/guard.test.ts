import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { productFolder } from '../../codegen/files/site-folder.ts';
import { isAskedHere } from './guard.ts';
import { isOfProject } from './guard-editor.ts';

const tables = tablesOf(import.meta.filename);

const host = 'localhost:5173';
test.each(tables('asked'))(
  '%s is answered as it should be',
  (_who, method, headers, isAnswered) => {
    expect(isAskedHere({ method, headers: { host, ...headers } })).toBe(isAnswered);
  },
);

test('the editor opens files of the project only, wherever links and dots lead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const project = join(folder, 'pro ject');
  for (const name of ['content', 'data']) mkdirSync(join(project, name), { recursive: true });
  for (const name of ['content/site.yaml', 'data/leads.sqlite', 'package.json'])
    writeFileSync(join(project, name), '');
  symlinkSync(join(project, 'data/leads.sqlite'), join(project, 'content/linked.yaml'));
  const isOpened = (place: string) => isOfProject(project, join(project, place));
  expect(isOpened('content/site.yaml')).toBe(true);
  expect(isOpened('content/site.yaml:3:7')).toBe(true);
  expect(isOfProject(project, `${join(productFolder, 'schema/site.schema.json')}:1:1`)).toBe(true);
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
