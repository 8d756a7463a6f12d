import type { PictureSize } from '../../../codegen/model/picture-uses.ts';
import type { ChangeCalls, Refused } from '../calls/changes/shown.ts';
import type { Choice, ChoosableFact, ShownFacts } from '../calls/choices.ts';
import type { EditRequest, EditResponse, SeveralAsked } from '../calls/edit-request.ts';
import type { FoundPlace } from '../calls/find-places.ts';
import type { ListedPicture } from '../calls/pictures/picture-list.ts';
import type { PartAsked, PhotoAsked } from '../calls/pictures/read-photo-asked.ts';
import type { Problem } from '../calls/problems.ts';
import type { DraftedRecords } from '../calls/several-calls.ts';
import type { FileDraft } from '../workspace/file-draft.ts';
import type { Replayed } from '../workspace/workspace.ts';
import { keptKey } from './edit-key.ts';

/** What the server is asked, and what it answers. */
export interface Calls extends ChangeCalls {
  show: [EditRequest, EditResponse];
  save: [EditRequest, EditResponse];
  fix: [EditRequest, EditResponse];
  showSeveral: [SeveralAsked, DraftedRecords | Refused];
  saveSeveral: [readonly FileDraft[], { readonly saved: readonly string[] } | Refused];
  undo: [Turn, UndoResponse];
  redo: [Turn, UndoResponse];
  facts: [null, readonly ChoosableFact[]];
  factList: [null, ShownFacts];
  choices: [string, readonly Choice[]];
  places: [string, readonly FoundPlace[]];
  problems: [null, readonly Problem[]];
  day: [null, string];
  showOn: [string, string | { readonly refused: string }];
  pictures: [null, readonly ListedPicture[]];
  addPhoto: [PhotoAsked, PictureAnswer];
  changePicture: [PartAsked, PictureAnswer];
  master: [string, Master | { readonly refused: string }];
}

/** The last change, or the one before it. */
export type Turn = 'skip' | null;

/** The files of the change that was undone, or done again, or would have been; none if there is no such change. */
interface UndoResponse extends Omit<Replayed, 'stuck'> {
  readonly refused?: string;
}

/** The picture that was added or changed, and the file that lists it, or why it was not. */
type PictureAnswer =
  | { readonly key: string; readonly list: string; readonly refused?: undefined }
  | { readonly refused: string };

/** What a picture is made from, small enough to be shown, and its size in full. */
interface Master {
  readonly source: string;
  readonly size: PictureSize;
  readonly refused?: undefined;
}

let isWithoutKey = keptKey() === '';

/** Whether the page has no key that the server accepts. */
export const isLocked = () => isWithoutKey;

/** Why there is no answer, in words for the person who waits for it. */
export class NoAnswer extends Error {}

/** Asks the development server; throws `NoAnswer` if it gives none, or one that is not its own. */
export async function call<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
): Promise<Calls[Name][1]> {
  try {
    const response = await post(name, body);
    isWithoutKey = response.status === 403;
    if (isWithoutKey) throw new NoAnswer('This page has not the key of the server that runs now.');
    return await response.json();
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(whyNone(error));
  }
}

/** As long as the slowest call takes on a machine that does much else; whoever waits longer waits for nothing. */
const longest = 60_000;

function post(name: string, body: unknown): Promise<Response> {
  return fetch(`/__edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-key': keptKey() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  });
}

/** An answer may also be late, or break off, in the middle. */
function whyNone(error: unknown): string {
  if (error instanceof SyntaxError) return 'The server could not do it; its terminal says why.';
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? 'The server has not answered for a minute.' : 'The editor has no connection.';
}
