import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { compile } from '../compile.ts';
import { isError } from '../diagnostics/sort-diagnostics.ts';
import { projectAt } from './golden-folder.ts';
import { projectSchemas } from './make-site.ts';

/** Writes the first example of a schema, as the reference of the content shows it. */
function writeExample(root: string, file: string, schema: string): void {
  const examples = projectSchemas.named(schema)?.examples;
  writeFileSync(join(root, 'content', file), stringify([examples].flat()[0]));
}

test('whoever follows the messages from an empty folder gets a site', async () => {
  const root = mkdtempSync(join(tmpdir(), 'first-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  const check = async () =>
    (await compile(projectAt(root))).diagnostics
      .filter(isError)
      .map(({ file, help }) => [file, help]);
  expect(await check()).toEqual([
    [
      'content/site.yaml',
      'Begin with the example in docs/content/nouns/site.md, and change what differs. Or empty content/, and "make new DIR=content" writes a small shop.',
    ],
  ]);
  writeExample(root, 'site.yaml', 'site');
  const page = 'example in docs/content/nouns/page.md.';
  expect(await check()).toEqual([
    ['content/site.yaml', `Give the home page "path: /", or write one like the first ${page}`],
  ]);
  writeExample(root, 'pages/home.yaml', 'page');
  expect(await check()).toEqual([]);
});
