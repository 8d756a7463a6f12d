// In development nothing is built: with which status a page answers, its renderer says.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compile } from '../../codegen/compile.ts';
import { prepareAllSections } from '../src/sections/section-view.tsx';
import { createRender } from '../src/shell/render-page.tsx';
import { createShell } from '../src/shell/site-shell.ts';

const project = join(import.meta.dirname, '../..');
const unit = 'inventory/t1046';

beforeAll(prepareAllSections);

test.each([
  ['2026-11-26', 200],
  ['2027-11-26', 410],
])('on %s the page of what is sold answers with %i, and is shown', async (today, answer) => {
  const root = join(project, 'codegen/testdata/ok/lot');
  const compilation = await compile({ root, schemaDir: join(project, 'schema'), today });
  const derived = await compilation.derive();
  const { routes, fallbacks, formerAddresses, ...plain } = derived;
  const { site, navigation } = JSON.parse(JSON.stringify(plain));
  const readPage = (name: string) => {
    const { document: page, head } = derived.page(`/${name}`) ?? expect.fail(name);
    return JSON.parse(JSON.stringify({ page, head }));
  };
  const shell = createShell(site, navigation);
  const render = createRender({ routes, fallbacks, formerAddresses, readPage, shell });
  const { status, html } = render(`/${unit}`);
  expect([status, html.includes('Sold')]).toEqual([answer, true]);
  expect(render('/inventory').status).toBe(200);
});
