import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { runCommand } from '../../command/command.ts';
import { createMemo } from '../../memo.ts';
import { smallDealer } from '../../testing/whole-dealers.ts';

interface Commit {
  readonly what: string;
  readonly at: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly pages: readonly string[];
}

const tables = tablesOf(import.meta.filename);
const commits = tables<Commit>('commits');
const memo = createMemo();
const first = '2026-03-01';

/** A dealer below a folder of a repository, as it was first committed. */
function openShop() {
  const repository = mkdtempSync(join(tmpdir(), 'shop-'));
  const root = join(repository, 'shop');
  cpSync(join(import.meta.dirname, '../../..', ...smallDealer), join(root, 'content'), {
    recursive: true,
  });
  const git = (args: readonly string[], at = `${first}T12:00:00-05:00`) => {
    const named = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
    const env = { ...process.env, GIT_COMMITTER_DATE: at };
    execFileSync('git', [...named, ...args], { cwd: repository, env, stdio: 'pipe' });
  };
  const change = ({ file, from, to }: Pick<Commit, 'file' | 'from' | 'to'>) => {
    const path = join(root, 'content', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  const commit = (each: Commit) => {
    change(each);
    git(['commit', '--quiet', '--all', '--message', each.what], each.at);
  };
  git(['init', '--quiet', '--initial-branch=main']);
  git(['add', '.']);
  git(['commit', '--quiet', '--message', 'A shop']);
  return { repository, root, git, change, commit };
}

/** The last changes that are told of the pages of a dealer on a day. */
async function changesIn(root: string, today = '2026-03-11'): Promise<Record<string, string>> {
  const [out, said] = [mkdtempSync(join(tmpdir(), 'generated-')), [] as string[]];
  const console = { print: (text: string) => void said.push(text), complain: expect.fail };
  const args = ['generate', '--history', '--root', root, '--out', out, '--day', today];
  expect(await runCommand(args, console, () => memo), said.join('')).toBe(0);
  const [, json = ''] =
    / = (\{.*\});/s.exec(readFileSync(join(out, 'last-changes.ts'), 'utf8')) ?? [];
  return JSON.parse(json.replace(/,\s*\}$/, '}'));
}

test('a page changed last when a line of it was committed that visitors see', async () => {
  const { root, commit } = openShop();
  commits.forEach(commit);
  const changes = await changesIn(root);
  const since = (day: string) => Object.keys(changes).filter((path) => changes[path] === day);
  const told = commits.map((each) => ({ ...each, pages: since(each.day).sort() }));
  expect(told).toEqual(commits);
  expect(since(first)).toContain('/hancock-county-kayaks');
});

test('a page changes on the day on which something on it begins, and the day after its last', async () => {
  const { root, commit } = openShop();
  commits.forEach(commit);
  const days = tables<{ today: string; says: string }>('days');
  const said = [];
  for (const { today } of days) said.push({ today, says: (await changesIn(root, today))['/'] });
  expect(said).toEqual(days);
});

test('what is merged changes its page on the day of the merge', async () => {
  const { root, git, commit } = openShop();
  git(['switch', '--quiet', '--create', 'words']);
  const [sentence = expect.fail()] = commits;
  commit(sentence);
  git(['switch', '--quiet', 'main']);
  git(['merge', '--quiet', '--no-ff', '--message', 'Words', 'words'], '2026-03-05T12:00:00-05:00');
  expect((await changesIn(root))['/contact']).toBe('2026-03-05');
});

test('a page of which something is not committed has no last change, and all others do', async () => {
  const { root, change } = openShop();
  const [sentence = expect.fail()] = commits;
  const before = Object.keys(await changesIn(root));
  change(sentence);
  const after = await changesIn(root);
  expect(before.filter((path) => !(path in after))).toEqual(['/contact']);
  expect(new Set(Object.values(after))).toEqual(new Set([first]));
});

test('no last change is told where the history is not whole', async () => {
  const { repository, root, commit } = openShop();
  commits.slice(0, 1).forEach(commit);
  const copy = mkdtempSync(join(tmpdir(), 'shallow-'));
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${repository}`, copy]);
  expect(await changesIn(join(copy, 'shop'))).toEqual({});
  const alone = mkdtempSync(join(tmpdir(), 'alone-'));
  cpSync(root, alone, { recursive: true });
  expect(await changesIn(alone)).toEqual({});
});
