// Dealers of other trades, whose folders come with this program.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { projectAt } from './golden-folder.ts';

test.each(globSync('examples/*/'))('the content of %s has no error', async (folder) => {
  const compiled = await compile(projectAt(folder));
  expect(compiled.errors).toEqual([]);
  const { routes } = await compiled.derive();
  expect(routes.map(({ path }) => path)).toContain('/');
});
