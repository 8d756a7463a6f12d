import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { compile } from '../compile.ts';
import type { DeadLink } from '../contract/links.ts';
import { createMemo } from '../memo.ts';
import { projectAt } from '../testing/golden-folder.ts';

const tables = tablesOf(import.meta.filename);

const kayaks = join(import.meta.dirname, '../testdata/ok/kayaks');
const memo = createMemo();

/** What is said of dead links on pages of a dealer in kayaks, each with its line and the text it points at. */
async function saidOf(...deadLinks: readonly DeadLink[]): Promise<string[]> {
  const { diagnostics, textOf } = await compile({ ...projectAt(kayaks), deadLinks }, memo);
  return diagnostics.map(({ file, line, column, endColumn, message }) => {
    const text = textOf(file)
      ?.split('\n')
      [line - 1]?.slice(column - 1, endColumn - 1);
    return `${file}:${line} ${text}: ${message}`;
  });
}

test.each(tables('traced'))('a dead link is traced to %s', async (_, link, said) => {
  expect(await saidOf(link)).toEqual([said]);
});

test('what one thing has brought is said once', async () => {
  const [rockport, castine] = ['/rockport-kayaks', '/hancock-county/castine'];
  expect(
    await saidOf(
      { address: `${rockport}#main`, pages: [rockport] },
      { address: `${castine}#main`, pages: [castine] },
    ),
  ).toEqual([expect.stringContaining(`${rockport} and on 1 other page, something`)]);
});
