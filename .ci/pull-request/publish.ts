import { type Forge, Refusal, routeOf } from '../../changes/forge.ts';
import type { Review } from './answer.ts';
import { mark } from './comment.ts';
import type { Run } from './run.ts';

/** Says and does what an answer holds, unless the pull request has newer commits by now. */
export async function publish(forge: Forge, run: Run, answer: Review): Promise<void> {
  const { repository } = run;
  const at = (...parts: readonly (string | number)[]) => routeOf('repos', repository, ...parts);
  const { number, commit } = answer;
  const current = Object(await forge.call('GET', at('pulls', number)));
  if (current.state !== 'open' || current.head?.sha !== commit) return;
  await suggest(forge, at, answer);
  const isOwn = current.head.repo?.full_name === repository;
  const isToPush = answer.push.length > 0;
  const isPushed = isToPush && isOwn && (await push(forge, at, run.branch, answer));
  const body = isToPush && !isPushed ? answer.commentWithLines : answer.comment;
  await keepComment(forge, at, number, body);
}

/** Who writes with the token of a workflow. */
const writer = 'github-actions[bot]';

/** The address of something of this repository. */
type Route = (...parts: readonly (string | number)[]) => string;

/** Adds the suggestions that are not there yet, as one review. */
async function suggest(forge: Forge, at: Route, answer: Review): Promise<void> {
  const { number, commit, suggestions } = answer;
  if (suggestions.length === 0) return;
  const there = await forge.list(at('pulls', number, 'comments'));
  const known = new Set(there.map((each) => `${Object(each).path}\n${Object(each).body}`));
  const comments = suggestions
    .filter(({ path, body }) => !known.has(`${path}\n${body}`))
    .map(({ path, first, last, body }) => {
      const side = 'RIGHT';
      const start = first < last ? { start_line: first, start_side: side } : {};
      return { path, ...start, line: last, side, body };
    });
  if (comments.length === 0) return;
  const review = { commit_id: commit, event: 'COMMENT', comments };
  await orRefusal(forge.call('POST', at('pulls', number, 'reviews'), review));
}

/** Adds one commit to the branch, and has it tested: what the forge's own token pushes starts nothing. */
async function push(
  forge: Forge,
  at: Route,
  branch: string,
  { commit, push: files }: Review,
): Promise<boolean> {
  const post = async (path: string, body: object) => Object(await forge.call('POST', path, body));
  const parent = Object(await forge.call('GET', at('git/commits', commit)));
  const tree = await post(at('git/trees'), {
    base_tree: parent.tree.sha,
    tree: files.map(({ path, text, blob = null }) => {
      const entry = { path, mode: '100644', type: 'blob' };
      return text === undefined ? { ...entry, sha: blob } : { ...entry, content: text };
    }),
  });
  const message = 'Repair what the check is sure of';
  const made = await post(at('git/commits'), { message, tree: tree.sha, parents: [commit] });
  // Not forced: a branch that has moved on, or is protected, is left alone.
  const isMoved = await orRefusal(
    forge.call('PATCH', at('git/refs/heads', branch), { sha: made.sha, force: false }),
  );
  if (!isMoved) return false;
  const start = at('actions/workflows/test.yml/dispatches');
  await orRefusal(forge.call('POST', start, { ref: branch }));
  return true;
}

/** Writes the one comment, or writes it anew. */
async function keepComment(forge: Forge, at: Route, number: number, body: string): Promise<void> {
  const there = await forge.list(at('issues', number, 'comments'));
  // Anybody may write the mark into a comment of theirs.
  const own = there
    .map(Object)
    .find(({ body: text, user }) => user?.login === writer && String(text).startsWith(mark));
  if (own) await forge.call('PATCH', at('issues/comments', Number(own.id)), { body });
  else await forge.call('POST', at('issues', number, 'comments'), { body });
}

/** Whether the forge took it. What it refuses is told by the comment in other ways. */
async function orRefusal(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  }
}
