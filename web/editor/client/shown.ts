import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import type { Renamed } from '../../../codegen/records/old-names.ts';
import type { EditRequest, EditResponse } from '../calls/edit-request.ts';
import type { SeenChange } from '../workspace/file-draft.ts';
import { dataWith } from './add-change.ts';
import { keepDraft } from './drafts.ts';

/** A place in a file that a form opens at. */
export type Opening = Pick<EditRequest, 'file' | 'path' | 'line' | 'column'>;

/** A record that was made like another one, and what it still says as that one does. */
export interface Added {
  readonly file: string;
  readonly name: string;
  readonly like: string;
  readonly address: string | undefined;
  readonly copied: readonly string[];
}

/** What the panel shows. */
export interface Shown {
  readonly file?: string;
  /** The place that the form was opened at. */
  readonly path: Path;
  readonly answer?: EditResponse;
  readonly data?: unknown;
  readonly changes: readonly SeenChange[];
  /** Changes with each opening: what was typed in the fields of the last form is gone. */
  readonly opened: number;
  /** The field that gets the focus, each time this changes. */
  readonly wanted?: { readonly path: Path };
  /** Whether the form of another file was open before. */
  readonly canGoBack: boolean;
  /** What has just happened, in words. */
  readonly note: string;
  /** Why what is next to be undone, or done again, cannot be: it may be skipped. */
  readonly stuck?: { readonly way: 'undo' | 'redo'; readonly why: string } | undefined;
  /** Why the server gave no answer when it was asked last. */
  readonly unanswered?: string | undefined;
  /** The record that was renamed last: some texts may still have its old name. */
  readonly renamed?: Renamed | undefined;
  /** The record that was added last. */
  readonly added?: Added;
}

/** What the panel shows, and how it changes. */
export type ShownState = ReturnType<typeof createShownState>;

/** Keeps what the panel shows, and calls back when it changes. */
export function createShownState() {
  let shown: Shown = { path: [], changes: [], opened: 0, note: '', canGoBack: false };
  const listeners = new Set<() => void>();
  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Whatever is not in the file yet outlives the page: it is kept wherever it changes. */
    change(next: Partial<Shown>) {
      show({ ...shown, ...next });
      if (next.changes && shown.file !== undefined) keepDraft(shown.file, next.changes);
    },
    close() {
      const { opened, renamed, note } = shown;
      show({ path: [], changes: [], opened, note, canGoBack: false, renamed });
    },
  };
}

/** What an answer shows. What was typed stays where it was typed, until somebody has decided; what the file says already is done. */
export function shownBy(answer: EditResponse, changes: readonly SeenChange[]) {
  const open = answer.conflict ? changes.slice(answer.conflict.index) : [];
  return {
    answer,
    data: dataWith(answer.data, open),
    ...(answer.isDone && { changes: [] }),
  };
}
