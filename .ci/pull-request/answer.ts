import { isContentPath } from './git-content.ts';
import { isCommit } from './run.ts';

/** What is to be said and done on a pull request. It is made where no token can write, and read where one can. */
export interface Review {
  readonly number: number;
  /** The newest commit of the pull request, as it was looked at. */
  readonly commit: string;
  /** The comment, once what is sure has been pushed. */
  readonly comment: string;
  /** The comment if it cannot be. */
  readonly commentWithLines: string;
  readonly suggestions: readonly PlacedText[];
  /** What to push to the branch, if it is one of this repository. */
  readonly push: readonly PushedFile[];
}

/** A comment at lines of a file. */
interface PlacedText {
  readonly path: string;
  readonly first: number;
  readonly last: number;
  readonly body: string;
}

/** A file with a text, or with bytes that are there already; with neither if it is to go. */
export interface PushedFile {
  readonly path: string;
  readonly text?: string;
  readonly blob?: string;
}

/** The most that is read. */
export const mostBytesOfAnswer = 20_000_000;
const longest = 65_536;

/** Reads the answer to a commit, and trusts nothing of it: it was made from what somebody else wrote. */
export function readAnswer(json: string, looked: string): Review {
  const answer: Review = JSON.parse(json);
  const { number, commit, comment, commentWithLines, suggestions, push } = answer;
  const isText = (text: unknown) => typeof text === 'string' && text.length <= longest;
  const isLine = (line: unknown) => Number.isSafeInteger(line) && Number(line) > 0;
  const isSound =
    isLine(number) &&
    commit === looked &&
    isText(comment) &&
    isText(commentWithLines) &&
    suggestions.length <= 50 &&
    suggestions.every(
      ({ path, first, last, body }) =>
        isContentPath(path) && isLine(first) && isLine(last) && first <= last && isText(body),
    ) &&
    push.length <= 1000 &&
    push.every(
      ({ path, text = '', blob = commit }) =>
        isContentPath(path) && typeof text === 'string' && isCommit(blob),
    );
  if (!isSound) throw new Error('This is no answer to a pull request.');
  return answer;
}
