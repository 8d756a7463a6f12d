import type { Change } from '../../../codegen/edit/change.ts';
import type { EditRequest, EditResponse, PreviewedPage } from '../calls/edit-request.ts';
import { addChange, dataBefore } from './add-change.ts';
import { draftsBeside, keepDraft } from './drafts.ts';
import { type Calls, NoAnswer } from './edit-calls.ts';
import { fileName } from './file-name.ts';
import { addressHere } from './page-address.ts';
import { ask as askNow, send } from './query-client.ts';
import { type ShownState, shownBy } from './shown.ts';

/** What the page is told. */
export interface SessionEvents {
  /** Called with the page as it would be with what is typed. */
  readonly onPreview: (page: PreviewedPage) => void;
  /** Called when a file was written: what is known of its lines is no longer true. */
  readonly onSaved: () => void;
}

const pause = 200;

/** Keeps the changes of the open form, has the server check and save them, and shows what it says. */
export function createSaving(state: ShownState, events: SessionEvents) {
  /** How many of the changes are on their way to the file. */
  let underWay = 0;
  let asked = 0;
  /** How often somebody has forgotten what was changed: no answer brings that back. */
  let forgotten = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> = Promise.resolve();
  /** The last call that had no answer. */
  let failed: keyof Calls | undefined;
  /** What the server answers; undefined if it does not, which the panel says then: whatever is not saved is kept. */
  const asking = async <Name extends keyof Calls>(
    name: Name,
    body: Calls[Name][0],
  ): Promise<Calls[Name][1] | undefined> => {
    try {
      const answer = await (name === 'show' ? askNow : send)(name, body);
      // What could not be saved is not saved by an answer to another question.
      if (failed !== undefined && (failed === name || name === 'save')) {
        failed = undefined;
        state.change({ unanswered: undefined });
      }
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      failed = name;
      state.change({ unanswered: error.message });
      return undefined;
    }
  };
  const request = (file: string): EditRequest => {
    const { path, changes } = state.shown();
    return { file, path, changes, others: draftsBeside(file), address: addressHere() };
  };
  const take = (answer: EditResponse) => {
    if (answer.page) events.onPreview(answer.page);
    const { answer: last, changes } = state.shown();
    if (answer.form) {
      const { changes: left = changes, ...shown } = shownBy(answer, changes);
      // What is under way is counted: its own answer ends it.
      return state.change({ ...shown, ...(underWay === 0 && { changes: left }) });
    }
    // While the file cannot be read the fields stay what they are: nobody types into nothing.
    const { form, printed, focus } = last ?? {};
    return state.change({ answer: { ...({ form, printed, focus } as EditResponse), ...answer } });
  };
  /** Takes the answer to a call that saves; the first changes are in the file then. */
  const accept = (answer: EditResponse, sent: number) => {
    const { file, changes } = state.shown();
    const { saved } = answer;
    const rest = changes.slice(sent);
    if (saved) {
      for (const each of saved) if (each !== file) keepDraft(each, []);
      events.onSaved();
      state.change({ changes: rest, note: `Saved in ${saved.map(fileName).join(' and ')}.` });
    }
    // What was typed meanwhile has its own answer: this one knows nothing of it.
    if (rest.length === 0) take(answer);
  };
  const ask = async (isPreviewed = true): Promise<void> => {
    const { file, changes, opened } = state.shown();
    if (file === undefined) return;
    asked += 1;
    const turn = asked;
    const answer = await asking('show', { ...request(file), isPreviewed });
    // What was typed or opened meanwhile has its own answer.
    const { answer: last, ...now } = state.shown();
    const isSame = changes === now.changes && opened === now.opened;
    if (!answer || turn !== asked || !isSame) return;
    take(answer);
    // Whichever answer is the first to say that the file can be read again: what waited for that is saved.
    if (last?.unread !== undefined && answer.form) void commit();
  };
  const save = async (completes?: string): Promise<void> => {
    const { file, changes } = state.shown();
    if (file === undefined || changes.length === 0) return;
    underWay = changes.length;
    const turn = forgotten;
    const own = { ...request(file), isPreviewed: true, ...(completes && { completes }) };
    const answer = await asking('save', own).finally(() => {
      underWay = 0;
    });
    if (!answer || file !== state.shown().file) return;
    if (turn !== forgotten && !answer.saved) return;
    accept(answer, turn === forgotten ? changes.length : 0);
    const isMore = state.shown().changes.length > (answer.saved ? 0 : changes.length);
    if (isMore) await ask();
  };
  /** Saves what has been changed, if nothing is wrong with it; undone with the change of another file if it completes that. */
  const commit = (completes?: string): Promise<void> => {
    clearTimeout(timer);
    saving = saving.then(() => save(completes));
    return saving;
  };
  return {
    ask,
    asking,
    askSoon(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pause);
    },
    add(change: Change): void {
      const { changes, data } = state.shown();
      state.change({ ...addChange({ changes, data }, change, underWay), note: '' });
    },
    commit,
    /** Leaves out what has been changed and is not saved: the fields show at once what was there before. */
    async discard(): Promise<void> {
      const { path: around, changes, data, opened } = state.shown();
      const { path } = changes.at(-1)?.change ?? { path: around };
      forgotten += 1;
      underWay = 0;
      // The fields begin anew, and whoever was in one is still there.
      const anew = { opened: opened + 1, wanted: { path } };
      const before = { changes: [], data: dataBefore(data, changes), unanswered: undefined };
      state.change({ ...before, ...anew });
      await ask();
    },
    async fix(fix: string): Promise<void> {
      const { file, changes } = state.shown();
      if (file === undefined) return;
      const answer = await asking('fix', { ...request(file), fix, isPreviewed: true });
      if (answer) accept(answer, changes.length);
    },
  };
}
