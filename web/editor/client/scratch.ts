import type { Change } from '../../../codegen/edit/change.ts';
import { addChange } from './add-change.ts';
import type { Session } from './session.ts';
import { createShownState } from './shown.ts';

/** A field beside the open form: what is typed in it is kept here, and saved by whoever shows it. */
export function createScratch(session: Session) {
  const { shown, subscribe, change: show } = createShownState();
  const add = (change: Change) => {
    const { changes, data } = shown();
    show(addChange({ changes, data }, change, 0));
  };
  const make = async (...changes: readonly Change[]) => changes.forEach(add);
  const scratch: Session = {
    ...session,
    ...{ shown, subscribe, make },
    add: make,
    type: (...changes) => changes.forEach(add),
    complete: (_file, change) => make(change),
    commit: async () => undefined,
  };
  /** Begins anew with the data of a file. */
  const begin = (data: unknown) => show({ data, changes: [], opened: shown().opened + 1 });
  return { scratch, begin };
}
