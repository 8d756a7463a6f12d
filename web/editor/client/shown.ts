import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import type { Renamed } from '../../../codegen/records/old-names.ts';
import type { EditRequest, EditResponse } from '../calls/edit-request.ts';
import type { SeenChange } from '../workspace/file-draft.ts';

/** A place in a file that a form opens at. */
export type Opening = Pick<EditRequest, 'file' | 'path' | 'line' | 'column'>;

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
  /** Why the server gave no answer when it was asked last. */
  readonly unanswered?: string | undefined;
  /** The record that was renamed last: some texts may still have its old name. */
  readonly renamed?: Renamed | undefined;
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
    change: (changes: Partial<Shown>) => show({ ...shown, ...changes }),
    close() {
      const { opened, renamed } = shown;
      show({ path: [], changes: [], opened, note: '', canGoBack: false, renamed });
    },
  };
}
