import type { Change } from '../../../codegen/edit/change.ts';
import type { Answer, Asked, PreviewedPage } from '../editing/gesture.ts';
import { addGesture } from './add-gesture.ts';
import { draftsBeside, keepDraft } from './drafts.ts';
import { call } from './edit-calls.ts';
import type { ShownState } from './shown.ts';

/** What the page is told. */
export interface SessionEvents {
  /** Called with the page as it would be with what is typed. */
  readonly onPreview: (page: PreviewedPage) => void;
  /** Called when a file was written: what is known of its lines is no longer true. */
  readonly onSaved: () => void;
}

const pause = 200;

/** The page that is open. */
export function addressHere(): string {
  return location.pathname + location.search;
}

/** Keeps the changes of the open form, has the server judge and save them, and shows what it says. */
export function createSaving(state: ShownState, events: SessionEvents) {
  /** How many of the changes are on their way to the file. */
  let underWay = 0;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> = Promise.resolve();
  const request = (file: string): Asked => {
    const { path, gestures } = state.shown();
    return { file, path, gestures, others: draftsBeside(file), address: addressHere() };
  };
  const take = (answer: Answer) => {
    if (answer.page) events.onPreview(answer.page);
    state.change({ answer, ...('data' in answer && { data: answer.data }) });
  };
  /** Takes the answer to a call that saves; the first changes are in the file then. */
  const settle = (answer: Answer, sent: number) => {
    const { file, gestures } = state.shown();
    const { saved } = answer;
    const rest = gestures.slice(sent);
    if (saved) {
      for (const each of saved) keepDraft(each, each === file ? rest : []);
      events.onSaved();
      state.change({ gestures: rest, note: `Saved in ${saved.join(' and ')}.` });
    }
    // What was typed meanwhile has its own answer: this one knows nothing of it.
    if (rest.length === 0) take(answer);
  };
  const ask = async (isPreviewed = true): Promise<void> => {
    const { file, gestures, opened } = state.shown();
    if (file === undefined) return;
    asked += 1;
    const turn = asked;
    const answer = await call('show', { ...request(file), isPreviewed });
    // What was typed or opened meanwhile has its own answer.
    const isSame = gestures === state.shown().gestures && opened === state.shown().opened;
    if (turn === asked && isSame) take(answer);
  };
  const save = async (completes?: string): Promise<void> => {
    const { file, gestures } = state.shown();
    if (file === undefined || gestures.length === 0) return;
    underWay = gestures.length;
    const own = { ...request(file), isPreviewed: true, ...(completes && { completes }) };
    const answer = await call('save', own).finally(() => {
      underWay = 0;
    });
    if (file !== state.shown().file) return;
    settle(answer, gestures.length);
    const isMore = state.shown().gestures.length > (answer.saved ? 0 : gestures.length);
    if (isMore) await ask();
  };
  return {
    ask,
    askSoon(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pause);
    },
    add(change: Change): void {
      const { gestures, data, file } = state.shown();
      const drafted = addGesture({ gestures, data }, change, underWay);
      if (file !== undefined) keepDraft(file, drafted.gestures);
      state.change({ ...drafted, note: '' });
    },
    /** Saves what has been changed, if nothing is wrong with it; undone with the change of another file if it completes that. */
    commit(completes?: string): Promise<void> {
      clearTimeout(timer);
      saving = saving.then(() => save(completes));
      return saving;
    },
    async mend(mends: string): Promise<void> {
      const { file, gestures } = state.shown();
      if (file === undefined) return;
      const answer = await call('mend', { ...request(file), mends, isPreviewed: true });
      settle(answer, gestures.length);
    },
  };
}
