import type { Change } from '../../../codegen/edit/change.ts';
import type { Renamed } from '../../../codegen/records/old-names.ts';
import type { SeenChange } from '../workspace/file-draft.ts';
import { draftsBeside, readDraft } from './drafts.ts';
import type { Turn } from './edit-calls.ts';
import { fileName } from './file-name.ts';
import { addressHere } from './page-address.ts';
import { createSaving, type SessionEvents } from './saving.ts';
import { type Added, createShownState, type Opening, shownBy } from './shown.ts';

/** The form that is open: what was changed in it, and what the server says of that. */
export type Session = ReturnType<typeof createSession>;

/** Opens forms, one after another, and changes what they are about. */
export function createSession(events: SessionEvents) {
  const state = createShownState();
  const { shown, change: show } = state;
  const { ask, asking, askSoon, add, commit, fix, discard } = createSaving(state, events);
  /** The forms that were open before, the last at the end. */
  let before: readonly Opening[] = [];
  /** Opens a form, unless the server gives no answer; says whether it is open. */
  const open = async (opening: Opening): Promise<boolean> => {
    await commit();
    const { file, path, line, column } = opening;
    const changes = readDraft(file);
    const at = {
      ...(path && { path }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    };
    const others = draftsBeside(file);
    // What was left here unsaved shows on the page as well.
    const isPreviewed = changes.length > 0;
    const asked = { file, ...at, changes, others, address: addressHere(), isPreviewed };
    const answer = await asking('show', asked);
    if (!answer) return false;
    // The form before was still there to be changed, and the answer knows nothing of it.
    if (JSON.stringify(readDraft(file)) !== JSON.stringify(changes)) return open(opening);
    if (answer.page) events.onPreview(answer.page);
    const last = shown();
    const isElsewhere = last.file !== undefined && last.file !== file;
    if (isElsewhere) before = [...before, { file: last.file, path: last.path }];
    const focus = answer.focus ?? [];
    show({
      file,
      path: focus,
      changes,
      ...shownBy(answer, changes),
      opened: last.opened + 1,
      wanted: { path: focus },
      canGoBack: before.length > 0,
      note: '',
    });
    return true;
  };
  const close = async (): Promise<void> => {
    await commit();
    before = [];
    state.close();
  };
  /** Goes on with what has been undone, or done again: a record may be gone with it, or have its old name. */
  const openOneOf = async (forms: readonly string[], files: readonly string[]): Promise<void> => {
    const { file, path } = shown();
    const gone = files.filter((each) => !forms.includes(each));
    if (gone.length > 0) show({ renamed: undefined });
    if (file === undefined) return;
    const isGone = gone.includes(file);
    const folder = file.split('/')[1];
    // Where nothing came back for it, what else has changed is nothing that somebody asked for.
    const next = forms.find((each) => !isGone || each.split('/')[1] === folder);
    if (forms.includes(file)) await open({ file, path });
    else if (next !== undefined) await open({ file: next });
    else if (isGone) return close();
    before = before.filter((each) => !gone.includes(each.file));
    show({ canGoBack: before.length > 0 });
  };
  /** A change that is saved at once. */
  const make = (...changes: readonly Change[]): Promise<void> => {
    for (const change of changes) add(change);
    return commit();
  };
  return {
    shown,
    subscribe: state.subscribe,
    open,
    make,
    fix,
    commit: () => commit(),
    discard,

    /** Opens the form that was open before that of another file. */
    async back(): Promise<void> {
      const last = before.at(-1);
      if (!last) return;
      const rest = before.slice(0, -1);
      if (!(await open(last))) return;
      before = rest;
      show({ canGoBack: rest.length > 0 });
    },

    /** Points out the texts that still have the old name of a record, until there is none or somebody has seen them. */
    pointOut: (renamed: Renamed | undefined) => show({ renamed }),

    /** Goes on with a record that has another name now: nothing leads back to files that are no more. */
    async follow(file: string, renamed: Readonly<Record<string, string>> = {}): Promise<void> {
      if (!(await open({ file }))) return;
      before = before
        .map((each) => ({ ...each, file: renamed[each.file] ?? each.file }))
        .filter((each) => each.file !== file);
      show({ canGoBack: before.length > 0 });
    },

    /** Goes on with a record that has just been made like another one. */
    async goOn(added: Added): Promise<void> {
      if (await open({ file: added.file })) show({ added });
    },

    /** Adds a value, and goes to it: its field is there before it is saved. */
    add(change: Change): Promise<void> {
      const made = make(change);
      show({ wanted: { path: change.path } });
      return made;
    },

    close,

    /** A change as it is typed: the page shows it, the file does not have it yet. */
    type(...changes: readonly Change[]): void {
      for (const change of changes) add(change);
      askSoon();
    },

    /** A change that belongs to the one that was saved last, in another file. */
    complete(file: string, change: Change): Promise<void> {
      add(change);
      return commit(file);
    },

    /** Somebody else has changed the value: theirs stays, or ours takes its place. */
    async resolve(keeps: 'theirs' | 'ours'): Promise<void> {
      const { answer, changes } = shown();
      const conflict = answer?.conflict;
      if (!conflict) return;
      const resolved = changes.flatMap((each, index): readonly SeenChange[] => {
        if (index !== conflict.index) return [each];
        const { now } = conflict;
        return keeps === 'theirs'
          ? []
          : [{ change: each.change, ...(now !== undefined && { seen: now }) }];
      });
      show({ changes: resolved });
      await commit();
      if (keeps === 'theirs') await ask();
    },

    /** Takes back the last change that was saved, or makes it again. */
    async step(way: 'undo' | 'redo', turn: Turn = null): Promise<void> {
      await commit();
      show({ stuck: undefined });
      const answer = await asking(way, turn);
      if (!answer) return undefined;
      const { files, forms, refused } = answer;
      if (refused !== undefined) return show({ stuck: { way, why: refused } });
      if (files.length === 0)
        return show({ note: way === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.' });
      await openOneOf(forms, files);
      const where = files.map(fileName).join(' and ');
      show({ note: way === 'undo' ? `Undone in ${where}.` : `Done again in ${where}.` });
    },

    leaveStuck: () => show({ stuck: undefined }),

    /** Says something in the bar. */
    say: (note: string) => show({ note }),

    /** The content has changed: asks again, unless somebody is typing or what is typed waits for the file. */
    async refresh(): Promise<void> {
      const { file, changes, answer } = shown();
      const isWaiting = answer?.unread !== undefined;
      if (file !== undefined && (isWaiting || changes.length === 0)) await ask(false);
    },
  };
}
