import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Forge, routeOf } from '../../changes/forge.ts';
import { compile } from '../../codegen/compile.ts';
import { type Environment, forgeOf } from '../forge/environment.ts';
import { type KeptFile, keptFiles, readKept } from '../forge/kept-files.ts';
import type { PushedFile, Review } from './answer.ts';
import { type Links, writeComment } from './comment.ts';
import { fetchCommit, isContentPath, layFetched, RefusedContent } from './git-content.ts';
import { mostBytesOfNotes, readNotes } from './notes.ts';
import { type Repairs, repair } from './repairs.ts';
import { findPullRequest, type PullRequest, type Run } from './run.ts';
import { suggestionText, toDoFor } from './to-do.ts';
import { isOnlyContent, isShown, readTouched, type TouchedFile } from './touched-lines.ts';

/** What is done to a pull request, besides saying what it does. */
interface Looked {
  readonly repairs: Repairs;
  /** Why its content was not looked at. */
  readonly refusal?: string;
}

const nothing: Repairs = { suggestions: [], files: [] };

/**
 * Makes the answer to a pull request that has been run: from the notes of its run, and from its content as data. None of its
 * code is run. No answer if there are newer commits, which are answered on their own.
 */
export async function prepare(environment: Environment, run: Run): Promise<Review | undefined> {
  const forge = forgeOf(environment);
  const pullRequest = await findPullRequest(forge, run);
  if (!pullRequest) return undefined;
  const { number, isFromFork } = pullRequest;
  const listed = await forge.list(routeOf('repos', run.repository, 'pulls', number, 'files'));
  const touched = listed.map(readTouched);
  const { repairs, refusal } = await lookAt(environment, run, pullRequest, touched);
  const { notes, links } = await readRunFiles(forge, environment, run, repairs);
  const isSound = notes !== undefined && notes.urgent.length === 0;
  const toDo = toDoFor(repairs, isSound && refusal === undefined);
  const comment = (list: readonly string[]) =>
    writeComment(notes, [...(refusal ? [refusal] : []), ...list], links, run.commit);
  const canPush = !isFromFork && run.branch !== run.defaultBranch && repairs.files.length > 0;
  const files = repairs.files.flatMap(({ path, from, after }): PushedFile[] => {
    return [...(from === undefined ? [] : [{ path: from }]), { path, ...after }];
  });
  return {
    number,
    commit: run.commit,
    comment: comment(canPush ? toDo.pushed : toDo.pasted),
    commentWithLines: comment(toDo.pasted),
    suggestions: repairs.suggestions.map((each) => {
      const { path, first, last } = each;
      return { path, first, last, body: suggestionText(each) };
    }),
    push: canPush ? files : [],
  };
}

/** Looks at the content of a pull request with the compiler of this repository. */
async function lookAt(
  { GITHUB_SERVER_URL: server = '', GITHUB_TOKEN: token = '' }: Environment,
  { repository, commit }: Run,
  { number }: PullRequest,
  touched: readonly TouchedFile[],
): Promise<Looked> {
  // Other code may ask for other content; its own check has said so.
  if (!isOnlyContent(touched)) return { repairs: nothing };
  const scratch = mkdtempSync(join(tmpdir(), 'pull-request-'));
  try {
    const [objects, root] = [join(scratch, 'objects'), join(scratch, 'files')];
    mkdirSync(objects);
    mkdirSync(root);
    fetchCommit(objects, { url: `${server}/${repository}`, token, number, commit });
    layFetched(objects, commit, root);
    const schemaDir = join(import.meta.dirname, '../../schema');
    const check = () => compile({ root, schemaDir });
    return { repairs: await repair(root, check, (path, lines) => isShown(touched, path, lines)) };
  } catch (error) {
    if (!(error instanceof RefusedContent)) throw error;
    return { repairs: nothing, refusal: `**Nothing was repaired.** ${error.message}` };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** What the run of the pull request has left: notes, and files to link to. */
async function readRunFiles(
  forge: Forge,
  { GITHUB_SERVER_URL: server = '' }: Environment,
  run: Run,
  { files: repaired }: Repairs,
) {
  const kept = await keptFiles(forge, run);
  const named = (name: string) => kept.find((file) => file.name === name);
  const text = await readKept(forge, run, named('notes.json'), mostBytesOfNotes);
  const home = `${server}/${run.repository}/actions/runs/${run.id}`;
  const addressOf = (file: KeptFile | undefined) => file && `${home}/artifacts/${file.id}`;
  const [report, site] = [addressOf(named('report.html')), addressOf(named('site'))];
  const pictures = kept.filter(({ name }) => /^page-\d\.jpg$/.test(name));
  const moved = new Set(repaired.map(({ path }) => path));
  const links: Links = {
    run: home,
    ...(report && { report }),
    ...(site && { site }),
    pictures: new Map(pictures.map((file) => [file.name, addressOf(file) ?? home])),
    // The report is about the repaired content, in which lines may stand elsewhere.
    line: (file, line) =>
      moved.has(file) || !isContentPath(file)
        ? undefined
        : `${server}/${run.from}/blob/${run.commit}${routeOf(file)}#L${line}`,
  };
  return { notes: text === undefined ? undefined : readNotes(text), links };
}
