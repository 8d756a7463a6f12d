import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import type { DeadLink } from '../contract/links.ts';
import { createMemo } from '../memo.ts';
import { projectAt } from '../testing/golden-folder.ts';

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

test.each([
  [
    'the file of the page',
    { address: '/inventory', pages: ['/', '/contact'] },
    'content/pages/home.yaml:12 /inventory: on the built page / and on 1 other page, this leads nowhere: there is no page /inventory',
  ],
  [
    'what all pages share',
    { address: '/inventory?sort=name', pages: ['/contact'] },
    'content/navigation.yaml:3 /inventory: on the built page /contact, this leads nowhere: there is no page /inventory',
  ],
  [
    'a template',
    { address: '/policies/returns', pages: ['/policies/returns'] },
    `content/templates/policy.yaml:13 \${policy.id}: on the built page /policies/returns, this leads nowhere: there is no page /policies/returns`,
  ],
  [
    'the record of a picture',
    {
      address: '/assets/pictures/drifter-narrow.0123abcdef-400.avif',
      pages: ['/boat/loonbay-drifter'],
    },
    'content/vehicles/loonbay/drifter.yaml:23 drifter: on the built page /boat/loonbay-drifter, this needs a file that is missing: /assets/pictures/drifter-narrow.0123abcdef-400.avif',
  ],
  [
    'the part that is led to',
    { address: '/policies/returns#window', pages: ['/policies/returns'] },
    'content/policies/returns.yaml:11 window: on the built page /policies/returns, this leads nowhere: /policies/returns has no part "window"',
  ],
  [
    'the pattern of an address that nothing names',
    { address: '/rockport-kayaks', pages: ['/'] },
    'content/towns/knox/rockport.yaml:2 rockport: on the built page /, this leads nowhere: there is no page /rockport-kayaks',
  ],
  [
    'the page, if no file says it',
    { address: '/contact#main', pages: ['/contact'] },
    'content/pages/contact.yaml:1 path: /contact: on the built page /contact, something leads nowhere: /contact has no part "main"',
  ],
])('a dead link is traced to %s', async (_, link, said) => {
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
