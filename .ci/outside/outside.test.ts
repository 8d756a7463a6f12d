import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForge } from '../../changes/forge.ts';
import { compile } from '../../codegen/compile.ts';
import { projectAt } from '../../codegen/testing/golden-folder.ts';
import { layDealer, smallDealer } from '../../codegen/testing/whole-dealers.ts';
import { startForge } from '../forge/testing/local-forge.ts';
import { externalAddresses, followAddresses } from './addresses.ts';
import { listDue } from './dates.ts';
import { readMemory, writeIssue } from './issue.ts';
import { keepIssue } from './publish.ts';

const root = mkdtempSync(join(tmpdir(), 'outside-'));
let site: Awaited<ReturnType<typeof startForge>>;

beforeAll(async () => {
  layDealer(root, smallDealer);
  site = await startForge({ '/gone': 404, '/busy': 429, '/closed': 403 });
});
afterAll(() => {
  site.close();
  rmSync(root, { recursive: true });
});

test('an address that has not answered on two days is found, with its line', async () => {
  const at = site.api;
  const links = ['/', '/gone', '/busy', '/closed'].map((path) => `- ${at}${path}\n`).join('');
  writeFileSync(join(root, 'content/facts/links.yaml'), links);
  const written = externalAddresses(root).filter(({ url }) => url.startsWith(at));
  expect(written).toHaveLength(4);
  const first = await followAddresses(written, {}, '2027-03-01');
  expect(first.chapter.findings).toEqual([]);
  const again = await followAddresses(written, first.silent, '2027-03-01');
  expect(again.chapter.findings).toEqual([]);
  const { chapter } = await followAddresses(written, again.silent, '2027-03-02');
  const words = `${at}/gone has not answered since 2027-03-01 (status 404)`;
  expect(chapter.findings).toEqual([{ file: 'content/facts/links.yaml', line: 2, words }]);
});

test('what was to be looked at again, and what is owed, is listed with its line', async () => {
  const dealer = await compile(projectAt('codegen/testdata/ok/kayaks'));
  if (!dealer.site) throw new Error('the dealer of the tests has faults');
  const [overdue, , owed] = listDue(dealer.site, '2027-04-02');
  expect(overdue?.findings).toHaveLength(1);
  expect(owed?.findings.length).toBeGreaterThan(0);
  for (const { file, line } of [...(overdue?.findings ?? []), ...(owed?.findings ?? [])])
    expect([file, line]).toEqual([expect.stringMatching(/^content\//), expect.any(Number)]);
});

test('a single issue lists everything, remembers the addresses, and is kept up to date', async () => {
  const silent = { 'https://a.example/--><b>': '2027-03-01' };
  const finding = { file: 'content/a.yaml', line: 3, words: '@all <b>gone</b>' };
  const chapters = [{ heading: 'Gone', advice: 'Look.', findings: [finding] }];
  const body = writeIssue(
    { chapters, silent },
    ({ file, line }) => `https://forge.example/${file}#L${line}`,
  );
  expect(body).toContain(
    '- [`content/a.yaml`, line 3](https://forge.example/content/a.yaml#L3): @\u200Ball &lt;b&gt;gone',
  );
  expect(readMemory(body)).toEqual(silent);
  const writer = { login: 'github-actions[bot]' };
  for (const there of [
    [],
    [
      { number: 5, body, user: { login: 'ann' } },
      { number: 6, body, user: writer },
    ],
  ]) {
    const forge = await startForge({ '/issues': there });
    await keepIssue(openForge({ api: forge.api, token: '' }), 'cove/site', body);
    forge.close();
    const last =
      there.length > 0
        ? ['PATCH', '/repos/cove/site/issues/6']
        : ['POST', '/repos/cove/site/issues'];
    expect(forge.calls.map(({ method, path }) => [method, path])).toEqual([last]);
  }
});
