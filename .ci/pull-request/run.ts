import { readFileSync } from 'node:fs';
import { type Forge, routeOf } from '../../changes/forge.ts';
import type { Environment } from '../forge/environment.ts';

/** The workflow run that has looked at a pull request, and where the pull request lives. */
export interface Run {
  readonly id: number;
  readonly commit: string;
  readonly branch: string;
  /** `owner/name` of the repository that the change comes from. */
  readonly from: string;
  /** `owner/name` of this repository. */
  readonly repository: string;
  readonly defaultBranch: string;
}

/** Reads the event that says that a run is complete. */
export function readRun({ GITHUB_EVENT_PATH: path = '' }: Environment): Run {
  const { workflow_run: run, repository } = JSON.parse(readFileSync(path, 'utf8'));
  const found: Run = {
    id: Number(run.id),
    commit: String(run.head_sha),
    branch: String(run.head_branch),
    from: String(run.head_repository?.full_name),
    repository: String(repository.full_name),
    defaultBranch: String(repository.default_branch),
  };
  const isSound =
    Number.isSafeInteger(found.id) &&
    isCommit(found.commit) &&
    [found.from, found.repository].every((name) => /^[\w.-]+\/[\w.-]+$/.test(name));
  if (!isSound) throw new Error('This is not the event of a run.');
  return found;
}

/** Whether a text is the full name of a commit. */
export function isCommit(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{40}$/.test(text);
}

/** A pull request whose newest commit is the one that was looked at. */
export interface PullRequest {
  readonly number: number;
  readonly isFromFork: boolean;
}

interface ListedPullRequest {
  readonly number: number;
  readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } | null };
  readonly base: { readonly repo: { readonly full_name: string } };
}

/**
 * Finds the open pull request of a run by its branch. Nothing that the run has left behind is asked: it could name
 * another. None if there are newer commits by now, or the pull request was closed.
 */
export async function findPullRequest(forge: Forge, run: Run): Promise<PullRequest | undefined> {
  const [owner] = run.from.split('/');
  const query = { state: 'open', head: `${owner}:${run.branch}` };
  const listed = await forge.list(routeOf('repos', run.repository, 'pulls'), query);
  const found = (listed as readonly ListedPullRequest[]).find(
    ({ head, base }) =>
      head.sha === run.commit &&
      head.repo?.full_name === run.from &&
      base.repo.full_name === run.repository,
  );
  return found && { number: Number(found.number), isFromFork: run.from !== run.repository };
}
