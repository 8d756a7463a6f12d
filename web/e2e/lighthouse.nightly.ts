// Lighthouse on a phone, over the built site: one page of all that are made of the same kinds of sections.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportMissing } from '../../server/testing/report-missing.ts';
import { browserFlags } from './browser.ts';
import { type RunningSite, startSite } from './running-site.ts';

// With all that it brings it is a fifth of the packages of this project: it is fetched here, and by nobody else.
const lighthouse = ['--yes', 'lighthouse@13.5.0'];
const missing =
  spawnSync('npx', [...lighthouse, '--version']).status === 0 ? undefined : 'npm cannot fetch it';
reportMissing('Lighthouse', missing);

interface Document {
  readonly path: string;
  readonly type: string;
  readonly meta: { readonly indexed: boolean };
  readonly sections: readonly { readonly kind: string }[];
}

const documents = globSync('generated/pages/**/*.json')
  .sort()
  .map((file): Document => JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ meta }) => meta.indexed);
const alike = Map.groupBy(documents, ({ type, sections }) =>
  [type, ...new Set(sections.map(({ kind }) => kind).sort())].join(),
);
const paths = [...alike.values()].flatMap(([first]) => first?.path ?? []);

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string }>
  >;
}

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What Lighthouse complains of on a page. */
function complaintsAbout(path: string): readonly string[] {
  const settings = [
    '--only-categories=seo,accessibility,best-practices',
    '--output=json',
    '--quiet',
  ];
  const flags = `--chrome-flags=--headless ${browserFlags.join(' ')}`;
  const { stdout, stderr } = spawnSync(
    'npx',
    [...lighthouse, site.url + path, ...settings, flags],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM },
      maxBuffer: 1e9,
    },
  );
  if (!stdout) throw new Error(stderr);
  const { categories, audits }: Report = JSON.parse(stdout);
  return Object.values(categories).flatMap(({ score, auditRefs }) =>
    score === 1
      ? []
      : auditRefs.flatMap(({ id }) => (audits[id]?.score === 0 ? audits[id].title : [])),
  );
}

test.skipIf(missing).for(paths)('has no complaint about %s', (path) => {
  expect(complaintsAbout(path)).toEqual([]);
});
