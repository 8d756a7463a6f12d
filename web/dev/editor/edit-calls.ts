import type { PictureSize } from '../../../codegen/model/picture-uses.ts';
import type { ChangeCalls } from '../changes/shown.ts';
import type { Choice, ChoosableFact } from '../editing/choices.ts';
import type { Answer, Asked } from '../editing/gesture.ts';
import type { Problem } from '../editing/problems.ts';
import type { ListedPicture } from '../pictures/picture-list.ts';
import type { PartAsked, PhotoAsked } from '../pictures/read-photo-asked.ts';
import { keptKey } from './edit-key.ts';

/** What the server is asked, and what it answers. */
interface Calls extends ChangeCalls {
  show: [Asked, Answer];
  save: [Asked, Answer];
  mend: [Asked, Answer];
  undo: [null, Turned];
  redo: [null, Turned];
  facts: [null, readonly ChoosableFact[]];
  choices: [string, readonly Choice[]];
  problems: [null, readonly Problem[]];
  pictures: [null, readonly ListedPicture[]];
  addPhoto: [PhotoAsked, PictureAnswer];
  changePicture: [PartAsked, PictureAnswer];
  master: [string, Master | { readonly refused: string }];
}

/** The files of the change that was undone, or done again, or would have been; none if there is no such change. */
interface Turned {
  readonly files: readonly string[];
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

let isLocked = keptKey() === '';
const listeners = new Set<() => void>();

/** Whether the server answers: it does once the page has the key of its run. */
export const lock = {
  isLocked: () => isLocked,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Asks the development server. Without its key there is no answer, until the page is loaded with it. */
export async function call<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
): Promise<Calls[Name][1]> {
  const response = await fetch(`/__edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-key': keptKey() },
    body: JSON.stringify(body),
  });
  if (response.status !== 403) return response.json();
  isLocked = true;
  for (const listener of listeners) listener();
  return new Promise(() => undefined);
}

const known = new Map<string, Promise<readonly Choice[]>>();

/** What a field that names a noun may hold. */
export function choicesOf(noun: string): Promise<readonly Choice[]> {
  const choices = known.get(noun) ?? call('choices', noun);
  known.set(noun, choices);
  return choices;
}

let facts: Promise<readonly ChoosableFact[]> | undefined;

/** The facts that texts may refer to. */
export function allFacts(): Promise<readonly ChoosableFact[]> {
  facts ??= call('facts', null);
  return facts;
}

/** Asks again next time: the content has changed. */
export function forgetAnswers(): void {
  known.clear();
  facts = undefined;
}
