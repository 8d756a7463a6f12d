import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { compile } from '../compile.ts';
import { isError } from '../diagnostics/sort-diagnostics.ts';
import { projectAt } from './golden-folder.ts';
import { projectSchemas } from './make-site.ts';

/** Writes the nth example of a schema, as the reference of the content shows it. */
function writeExample(root: string, file: string, schema: string, nth = 0): void {
  const examples = projectSchemas.named(schema)?.examples;
  writeFileSync(join(root, 'content', file), stringify([examples].flat()[nth]));
}

test('whoever follows the messages from an empty folder gets a site', async () => {
  const root = mkdtempSync(join(tmpdir(), 'first-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  const check = async () =>
    (await compile(projectAt(root))).diagnostics
      .filter(isError)
      .map(({ file, help }) => [file, help]);
  expect(await check()).toEqual(
    ['navigation', 'site'].map((noun) => [
      `content/${noun}.yaml`,
      `Begin with the example in docs/content/nouns/${noun}.md, and change what differs.`,
    ]),
  );
  for (const noun of ['navigation', 'site']) writeExample(root, `${noun}.yaml`, noun);
  const page = 'example in docs/content/nouns/page.md.';
  const helps = (await check()).map(([, help]) => help);
  expect(helps).toContain(`Give the home page "path: /", or write one like the first ${page}`);
  expect(helps).toContain(`Write content/pages/not-found.yaml like the second ${page}`);
  writeExample(root, 'pages/home.yaml', 'page');
  writeExample(root, 'pages/not-found.yaml', 'page', 1);
  expect(await check()).toEqual([]);
});
