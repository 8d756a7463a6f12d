import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readChangedContent } from '../content/base-texts.ts';
import { gitIn } from '../git.ts';
import { planProposal, propose } from './propose.ts';

const sentence = 'Lower the price of the tandem';

/** A project with a change to propose, other work half done, and somewhere to push to. */
function layProject() {
  const folder = mkdtempSync(join(tmpdir(), 'propose-'));
  const [root, remote] = [join(folder, 'site'), join(folder, 'remote.git')];
  mkdirSync(join(root, 'content/vehicles'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const run = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'commit.gpgsign=false', ...args])
      .toString()
      .trim();
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', root]);
  run('config', 'user.name', 'Kim');
  run('config', 'user.email', 'kim@example.com');
  write('content/vehicles/tandem.yaml', 'price: { money: 2000 }\n');
  write('content/vehicles/drifter.yaml', 'price: { money: 900 }\n');
  write('notes.txt', 'one\n');
  run('add', '.');
  run('commit', '--quiet', '--message', 'Begin');
  run('checkout', '--quiet', '-b', 'work');
  write('notes.txt', 'two\n');
  run('add', 'notes.txt');
  write('notes.txt', 'three\n');
  write('content/vehicles/tandem.yaml', 'price: { money: 1900 }\n');
  write('content/vehicles/explorer.yaml', 'price: { money: 3000 }\n');
  run('rm', '--quiet', 'content/vehicles/drifter.yaml');
  return { root, remote, run };
}

const stateOf = (run: ReturnType<typeof layProject>['run']) =>
  ['status --porcelain=v2 --branch', 'diff --cached', 'stash list'].map((each) =>
    run(...each.split(' ')),
  );

test('a proposal is a branch with the changed content alone, and all other work stays as it is', async () => {
  const { root, remote, run } = layProject();
  run('remote', 'add', 'origin', remote);
  const before = stateOf(run);
  const changed = readChangedContent(root, 'main');
  const plan = planProposal(gitIn(root), { changed, sentence, forge: {} });
  expect(plan.steps).toEqual([
    expect.stringMatching(
      /^Makes the branch “content\/lower-the-price-of-the-tandem” from main \(\w+\)\./,
    ),
    'Commits 3 files of the content to it, and nothing else.',
    `Pushes the branch to ${remote}.`,
  ]);
  expect(run('branch', '--list', 'content/*')).toBe('');
  const { branch, commit } = await propose(gitIn(root), { changed, sentence, forge: {} });
  expect(stateOf(run)).toEqual(before);
  expect(readFileSync(join(root, 'notes.txt'), 'utf8')).toBe('three\n');
  const there = execFileSync('git', [
    '-C',
    remote,
    'log',
    '-1',
    '--format=%H %s',
    branch,
  ]).toString();
  expect(there.trim()).toBe(`${commit} ${sentence}`);
  expect(run('diff', '--name-status', 'main', branch).split('\n')).toEqual([
    'D\tcontent/vehicles/drifter.yaml',
    'A\tcontent/vehicles/explorer.yaml',
    'M\tcontent/vehicles/tandem.yaml',
  ]);
  const again = await propose(gitIn(root), { changed, sentence, forge: {} });
  expect(again.branch).toBe(`${branch}-2`);
});

test('without anywhere to push to the branch stays, and with a token a pull request is opened', async () => {
  const { root, remote, run } = layProject();
  const changed = readChangedContent(root, 'main');
  const left = await propose(gitIn(root), { changed, sentence, forge: {} });
  expect([run('rev-parse', left.branch), left.address]).toEqual([left.commit, undefined]);
  // What git pushes to the forge lands in a folder.
  run('config', `url.${remote}.pushInsteadOf`, 'https://forge.example/dealer/site.git');
  run('remote', 'add', 'origin', 'https://forge.example/dealer/site.git');
  const asked: unknown[] = [];
  const forge = createServer((request, response) => {
    request.on('data', (body) => asked.push(request.url, JSON.parse(String(body))));
    request.on('end', () =>
      response.end('{ "html_url": "https://forge.example/dealer/site/pull/7" }'),
    );
  });
  await new Promise<void>((resolve) => void forge.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(forge.address() as AddressInfo).port}`;
  const opened = await propose(gitIn(root), { changed, sentence, forge: { token: 'secret', api } });
  forge.close();
  expect(opened.address).toBe('https://forge.example/dealer/site/pull/7');
  expect(asked).toEqual([
    '/repos/dealer/site/pulls',
    { head: opened.branch, base: 'main', title: sentence, body: '' },
  ]);
  const shown = await propose(gitIn(root), { changed, sentence, forge: {} });
  expect(shown.address).toMatch(/^https:\/\/forge\.example\/dealer\/site\/compare\/main\.\.\./);
});
