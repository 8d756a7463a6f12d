import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForge } from '../../../changes/forge.ts';
import { fixContent } from '../../../codegen/command/fix/fix-content.ts';
import { compile } from '../../../codegen/compile.ts';
import { createMemo } from '../../../codegen/memo.ts';
import { projectAt } from '../../../codegen/testing/golden-folder.ts';
import { layDealer, smallDealer } from '../../../codegen/testing/whole-dealers.ts';
import type { Environment } from '../../forge/environment.ts';
import { type Answers, type Call, startForge } from '../../forge/testing/local-forge.ts';
import { readAnswer } from '../answer.ts';
import { prepare } from '../prepare.ts';
import { publish } from '../publish.ts';
import { readRun } from '../run.ts';

// Test support: a pull request to the dealer of the tests, as the forge has it.

/** The results that all pull requests of a test file share. */
export const memo = createMemo();

/** A pull request, and what its run has left. */
export interface Opened {
  /** Changes the files below a folder. */
  readonly edit: (root: string) => void;
  /** The notes of its run. */
  readonly notes?: string;
  readonly branch?: string;
  readonly from?: string;
  readonly title?: string;
  /** What the forge answers otherwise. */
  readonly answers?: Answers;
}

const repository = 'heron-cove/site';

/** Applies what is sure to the content of a dealer. */
export function fix(root: string) {
  return fixContent(root, () => compile(projectAt(root), memo));
}

const folders: { base?: string } = {};

/** A copy of the dealer of the tests, without faults, in a repository of its own. */
async function dealer(): Promise<string> {
  if (folders.base === undefined) {
    folders.base = mkdtempSync(join(tmpdir(), 'dealer-'));
    layDealer(folders.base, smallDealer);
    writeFileSync(join(folders.base, 'content/urls.yaml'), '/: page/home\n');
    await fix(folders.base);
    git(folders.base, 'init', '--quiet', '--initial-branch=main');
    git(folders.base, 'add', '.');
    git(folders.base, 'commit', '--quiet', '--message', 'Begin');
  }
  return folders.base;
}

/** Runs git in a folder, as Ann. */
export function git(folder: string, ...args: readonly string[]): string {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@cove.example'];
  return execFileSync('git', [...author, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  }).trim();
}

/** Copies the dealer of the tests into a new folder. */
export async function copyDealer(): Promise<string> {
  const server = mkdtempSync(join(tmpdir(), 'forge-'));
  const root = join(server, repository);
  mkdirSync(join(server, 'heron-cove'));
  cpSync(await dealer(), root, { recursive: true });
  return root;
}

/** Opens a pull request, runs the steps of the workflow that answers it, and returns what the forge was told to do. */
export async function answer(opened: Opened): Promise<readonly Call[]> {
  const root = await copyDealer();
  const server = join(root, '../..');
  const base = git(root, 'rev-parse', 'HEAD');
  git(root, 'checkout', '--quiet', '--detach');
  opened.edit(root);
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'Edit');
  const commit = git(root, 'rev-parse', 'HEAD');
  git(root, 'update-ref', 'refs/pull/7/head', commit);
  const { branch = 'edit', from = repository, title = 'An edit' } = opened;
  const pull = {
    number: 7,
    title,
    state: 'open',
    head: { sha: commit, ref: branch, repo: { full_name: from } },
    base: { repo: { full_name: repository } },
  };
  const hasSite = !opened.notes?.includes('cannot go live yet');
  const kept = ['notes.json', 'report.html', ...(hasSite ? ['page-1.jpg', 'site'] : [])];
  const forge = await startForge({
    '/pulls': [pull],
    '/pulls/7': pull,
    '/pulls/7/files': filesOf(root, base, commit),
    '/pulls/7/comments': [],
    '/issues/7/comments': [],
    '/runs/41/artifacts': {
      artifacts: kept
        .map((name, at) => ({ id: at + 1, name }))
        .filter(({ name }) => name !== 'notes.json' || opened.notes !== undefined),
    },
    '/artifacts/1/zip': opened.notes ?? '',
    [`/git/commits/${commit}`]: { tree: { sha: 'e'.repeat(40) } },
    ...opened.answers,
  });
  const event = join(server, 'event.json');
  writeFileSync(
    event,
    JSON.stringify({
      workflow_run: {
        id: 41,
        event: 'pull_request',
        head_sha: commit,
        head_branch: branch,
        head_repository: { full_name: from },
      },
      repository: { full_name: repository, default_branch: 'main' },
    }),
  );
  const environment: Environment = {
    GITHUB_API_URL: forge.api,
    GITHUB_SERVER_URL: `file://${server}`,
    GITHUB_EVENT_PATH: event,
  };
  try {
    const run = readRun(environment);
    const made = await prepare(environment, run);
    if (!made) return [];
    const read = readAnswer(JSON.stringify(made), run.commit);
    await publish(openForge({ api: forge.api, token: '' }), run, read);
    return forge.calls.map(({ method, path, body }) => ({
      method,
      path,
      body: JSON.parse(
        JSON.stringify(body)
          .replaceAll(`file://${server}`, 'https://forge.example')
          .replaceAll(commit, 'c0ffee0'.padEnd(40, '0'))
          .replaceAll(commit.slice(0, 7), 'c0ffee0'),
      ),
    }));
  } finally {
    forge.close();
  }
}

/** The files of a pull request as the forge lists them. */
function filesOf(root: string, base: string, commit: string) {
  const rows = git(root, 'diff', '--name-status', '-z', '--find-renames', base, commit).split('\0');
  const files: object[] = [];
  while (rows.length > 1) {
    const status = rows.shift() ?? '';
    const previous = status.startsWith('R') ? rows.shift() : undefined;
    const filename = rows.shift() ?? '';
    const shown = ['--', filename, previous ?? filename];
    const diff = git(root, 'diff', '--find-renames', base, commit, ...shown);
    const patch = diff.slice(Math.max(0, diff.indexOf('\n@@') + 1));
    files.push({
      filename,
      ...(previous !== undefined && { previous_filename: previous }),
      // The forge shows no diff of a very long file.
      ...(patch.startsWith('@@') && patch.length < 100_000 && { patch }),
    });
  }
  return files;
}
