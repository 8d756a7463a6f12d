import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import type { Change } from '../../../codegen/edit/change.ts';
import type { Answer, Asked, Gesture, PreviewedPage } from '../editing/gesture.ts';
import { addGesture } from './add-gesture.ts';
import { draftsBeside, keepDraft, readDraft } from './drafts.ts';
import { call } from './edit-calls.ts';

/** A place in a file that a form opens at. */
export type Opening = Pick<Asked, 'file' | 'path' | 'line' | 'column'>;

/** What the panel shows. */
export interface Shown {
  readonly file?: string;
  readonly answer?: Answer;
  readonly data?: unknown;
  readonly gestures: readonly Gesture[];
  /** Changes with each opening: what was typed in the fields of the last form is gone. */
  readonly opened: number;
  /** The field that gets the focus, each time this changes. */
  readonly wanted?: { readonly path: Path };
  /** Whether the form of another file was open before. */
  readonly canGoBack: boolean;
  /** What has just happened, in words. */
  readonly note: string;
}

interface SessionEvents {
  /** Called with the page as it would be with what is typed. */
  readonly onPreview: (page: PreviewedPage) => void;
  /** Called when a file was written: what is known of its lines is no longer true. */
  readonly onSaved: () => void;
}

const pause = 200;

function addressHere(): string {
  return location.pathname + location.search;
}

/** The form that is open: what was changed in it, and what the server says of that. */
export class Session {
  #shown: Shown = { gestures: [], opened: 0, note: '', canGoBack: false };
  #path: Path = [];
  /** How many of the changes are on their way to the file. */
  #sent = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  /** The forms that were open before, the last at the end. */
  #before: readonly Opening[] = [];
  readonly #events: SessionEvents;

  constructor(events: SessionEvents) {
    this.#events = events;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = () => this.#shown;

  async open(opening: Opening): Promise<void> {
    await this.commit();
    const { file, path, line, column } = opening;
    const gestures = readDraft(file);
    const at = {
      ...(path && { path }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    };
    const others = draftsBeside(file);
    const answer = await call('show', { file, ...at, gestures, others, address: addressHere() });
    const from = this.#shown.file;
    const isElsewhere = from !== undefined && from !== file;
    if (isElsewhere) this.#before = [...this.#before, { file: from, path: this.#path }];
    this.#path = answer.focus ?? [];
    this.#set({
      file,
      answer,
      data: answer.data,
      gestures,
      opened: this.#shown.opened + 1,
      wanted: { path: this.#path },
      canGoBack: this.#before.length > 0,
      note: '',
    });
  }

  /** Opens the form that was open before that of another file. */
  async back(): Promise<void> {
    const last = this.#before.at(-1);
    if (!last) return;
    const rest = this.#before.slice(0, -1);
    await this.open(last);
    this.#before = rest;
    this.#set({ canGoBack: rest.length > 0 });
  }

  /** Adds a value, and goes to it. */
  async add(change: Change): Promise<void> {
    await this.make(change);
    this.#set({ wanted: { path: change.path } });
  }

  async close(): Promise<void> {
    await this.commit();
    this.#before = [];
    this.#shown = { gestures: [], opened: this.#shown.opened, note: '', canGoBack: false };
    this.#tell();
  }

  /** A change as it is typed: the page shows it, the file does not have it yet. */
  type(...changes: readonly Change[]): void {
    for (const change of changes) this.#add(change);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), pause);
  }

  /** A change that is saved at once. */
  make(...changes: readonly Change[]): Promise<void> {
    for (const change of changes) this.#add(change);
    return this.commit();
  }

  /** Has the sure fix of a message made, and all saved. */
  async mend(mends: string): Promise<void> {
    const { file } = this.#shown;
    if (file !== undefined)
      this.#settle(await call('mend', { ...this.#request(file), mends, isPreviewed: true }));
  }

  /** Saves what has been changed, if nothing is wrong with it. */
  commit(): Promise<void> {
    clearTimeout(this.#timer);
    this.#saving = this.#saving.then(() => this.#save());
    return this.#saving;
  }

  /** Leaves out what has been changed and is not saved. */
  async discard(): Promise<void> {
    const { file } = this.#shown;
    if (file === undefined) return;
    keepDraft(file, []);
    this.#set({ gestures: [] });
    await this.#ask();
  }

  /** Somebody else has changed the value: theirs stays, or ours takes its place. */
  async settle(keeps: 'theirs' | 'ours'): Promise<void> {
    const { answer, gestures } = this.#shown;
    const conflict = answer?.conflict;
    if (!conflict) return;
    const settled = gestures.flatMap((each, index): readonly Gesture[] => {
      if (index !== conflict.gesture) return [each];
      const { now } = conflict;
      return keeps === 'theirs'
        ? []
        : [{ change: each.change, ...(now !== undefined && { seen: now }) }];
    });
    this.#set({ gestures: settled });
    await this.commit();
    await this.#ask();
  }

  /** Takes back the last change that was saved, or makes it again. */
  async turn(way: 'undo' | 'redo'): Promise<void> {
    await this.commit();
    const { file, refused } = await call(way, null);
    if (refused !== undefined) return this.#set({ note: refused });
    if (file === null)
      return this.#set({ note: way === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.' });
    if (this.#shown.file !== undefined)
      await this.open({ file, ...(file === this.#shown.file && { path: this.#path }) });
    this.#set({ note: way === 'undo' ? `Undone in ${file}.` : `Done again in ${file}.` });
  }

  /** The content has changed: asks again, unless somebody is typing. */
  async refresh(): Promise<void> {
    if (this.#shown.file !== undefined && this.#shown.gestures.length === 0) await this.#ask(false);
  }

  #add(change: Change): void {
    const { gestures, data, file } = this.#shown;
    const drafted = addGesture({ gestures, data }, change, this.#sent);
    if (file !== undefined) keepDraft(file, drafted.gestures);
    this.#set({ ...drafted, note: '' });
  }

  #request(file: string): Asked {
    return {
      file,
      path: this.#path,
      gestures: this.#shown.gestures,
      others: draftsBeside(file),
      address: addressHere(),
    };
  }

  async #ask(isPreviewed = true): Promise<void> {
    const { file, gestures } = this.#shown;
    if (file === undefined) return;
    this.#asked += 1;
    const turn = this.#asked;
    const answer = await call('show', { ...this.#request(file), isPreviewed });
    // What was typed meanwhile has its own answer.
    if (turn !== this.#asked || gestures !== this.#shown.gestures) return;
    this.#take(answer);
  }

  async #save(): Promise<void> {
    const { file, gestures } = this.#shown;
    if (file === undefined || gestures.length === 0) return;
    this.#sent = gestures.length;
    const answer = await call('save', { ...this.#request(file), isPreviewed: true }).finally(() => {
      this.#sent = 0;
    });
    if (file !== this.#shown.file) return;
    this.#settle(answer, gestures.length);
    if (answer.saved && this.#shown.gestures.length > 0) await this.#ask();
  }

  /** Takes the answer to a call that saves; the first changes are in the file then. */
  #settle(answer: Answer, sent = this.#shown.gestures.length): void {
    const { file } = this.#shown;
    const { saved } = answer;
    const rest = this.#shown.gestures.slice(sent);
    if (saved) {
      for (const each of saved) keepDraft(each, each === file ? rest : []);
      this.#events.onSaved();
      this.#set({ gestures: rest, note: `Saved in ${saved.join(' and ')}.` });
    }
    // What was typed meanwhile has its own answer.
    if (!saved || rest.length === 0) this.#take(answer);
  }

  #take(answer: Answer): void {
    if (answer.page) this.#events.onPreview(answer.page);
    this.#set({ answer, ...('data' in answer && { data: answer.data }) });
  }

  #set(changes: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...changes };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
