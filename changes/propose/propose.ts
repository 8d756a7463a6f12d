import { countOf } from '../../codegen/diagnostics/phrases.ts';
import { inLatinLetters } from '../../codegen/load/latin-letters.ts';
import type { ChangedContent } from '../content/base-texts.ts';
import { openForge, routeOf } from '../forge.ts';
import { type Git, tried } from '../git.ts';
import { commitFiles } from './commit-files.ts';
import { findRemote, type Remote, shownUrl } from './remote.ts';

/** What a proposal is made from. */
export interface Proposal {
  readonly changed: ChangedContent;
  /** What it is for, in a sentence. */
  readonly sentence: string;
  /** With it a pull request is opened; the address of the forge's interface, if it is not the usual one. */
  readonly forge: { readonly token?: string; readonly api?: string };
}

/** What will be done, and what for. */
export interface Plan {
  readonly branch: string;
  /** In the order in which it is done. */
  readonly steps: readonly string[];
  readonly files: readonly string[];
}

/** What was done. */
export interface Proposed {
  readonly branch: string;
  readonly commit: string;
  /** The pull request, or where one is opened. */
  readonly address?: string;
  readonly isOpened: boolean;
  readonly words: string;
}

/** Says what proposing would do; nothing is done. */
export function planProposal(git: Git, { changed, sentence, forge }: Proposal): Plan {
  const { base, files } = changed;
  const branch = freeBranch(git, sentence);
  const remote = findRemote(git);
  return {
    branch,
    files: files.map(({ file }) => file),
    steps: [
      `Makes the branch “${branch}” from ${base.words}. Your own branch stays as it is.`,
      `Commits ${countOf(files.length, 'file')} of the content to it, and nothing else.`,
      remote
        ? `Pushes the branch to ${shownUrl(remote.url)}.`
        : 'Leaves the branch here: there is nowhere to push it to.',
      ...(remote?.forge
        ? [forge.token ? 'Opens a pull request.' : 'Shows the address that opens a pull request.']
        : []),
    ],
  };
}

/** Makes the branch with its commit, pushes it, and opens a pull request if there is a token. */
export async function propose(git: Git, { changed, sentence, forge }: Proposal): Promise<Proposed> {
  const { base, files } = changed;
  const branch = freeBranch(git, sentence);
  const message = `${sentence.trim()}\n`;
  const commit = commitFiles(git, { parent: base.commit, files, message });
  // Only if there is no such branch: nothing is ever moved.
  git(['update-ref', `refs/heads/${branch}`, commit, '']);
  const remote = findRemote(git);
  const made = { branch, commit, isOpened: false };
  if (!remote) return { ...made, words: `The branch “${branch}” is here.` };
  git(['push', '--quiet', remote.name, `refs/heads/${branch}:refs/heads/${branch}`]);
  const pushed = `The branch “${branch}” is at ${shownUrl(remote.url)}.`;
  if (!remote.forge) return { ...made, words: pushed };
  const { host, repository } = remote.forge;
  const target = base.words.replace(/ \(.*/, '');
  const compare = `https://${host}/${repository}/compare/${target}...${branch}?expand=1`;
  const opened = forge.token
    ? await openPullRequest(remote.forge, forge, { branch, target, sentence })
    : undefined;
  return opened === undefined
    ? { ...made, address: compare, words: `${pushed} This address opens a pull request:` }
    : { ...made, address: opened, isOpened: true, words: 'The pull request is open:' };
}

const longestName = 50;

/** A branch named after a sentence that does not exist yet. */
function freeBranch(git: Git, sentence: string): string {
  const words = inLatinLetters(sentence)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const name = words.slice(0, longestName).replaceAll(/^-|-$/g, '') || 'content';
  for (let number = 1; ; number++) {
    const branch = `content/${name}${number > 1 ? `-${number}` : ''}`;
    const known = tried(git, 'for-each-ref', `refs/heads/${branch}`, `refs/remotes/*/${branch}`);
    if (known === '') return branch;
  }
}

async function openPullRequest(
  { host, repository }: NonNullable<Remote['forge']>,
  {
    token = '',
    api = host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`,
  }: Proposal['forge'],
  {
    branch,
    target,
    sentence,
  }: { readonly branch: string; readonly target: string; readonly sentence: string },
): Promise<string | undefined> {
  const [title = '', ...more] = sentence.trim().split('\n');
  const answer = await openForge({ api, token }).call(
    'POST',
    routeOf('repos', repository, 'pulls'),
    {
      head: branch,
      base: target,
      title,
      body: more.join('\n').trim(),
    },
  );
  const address: unknown = Object(answer).html_url;
  return typeof address === 'string' ? address : undefined;
}
