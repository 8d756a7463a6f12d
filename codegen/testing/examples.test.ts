// Dealers of other trades, whose folders come with this program.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { projectAt } from './golden-folder.ts';

test.each(globSync('examples/*/'))('nothing is to be said of the content of %s', async (folder) => {
  const compiled = await compile({ ...projectAt(folder), today: '2026-11-29' });
  expect(compiled.diagnostics).toEqual([]);
  const { routes } = await compiled.derive();
  expect(routes.map(({ path }) => path)).toContain('/');
});
