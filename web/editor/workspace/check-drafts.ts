import type { Draft } from '../../../codegen/records/draft-content.ts';
import type { TextChange } from '../../../codegen/text/edit.ts';
import { type Applied, applyChanges } from './apply-changes.ts';
import type { FileDraft } from './file-draft.ts';
import type { Workspace } from './workspace.ts';

/** A file with its changes, as far as they could be made. */
export interface Drafted {
  readonly applied: Applied;
  readonly text: TextChange;
}

/** Makes changes to the texts of a project's files, and has the compiler check them. */
export function createDrafts({ textOf, judge }: Workspace) {
  const draft = ({ file, changes }: FileDraft): Drafted => {
    const before = textOf(file);
    const applied = applyChanges(before ?? '', changes);
    // A file that is to come comes with its first value.
    const after = before === undefined && applied.text === '' ? undefined : applied.text;
    return { applied, text: { file, before, after } };
  };
  return {
    draft,
    /** The draft of a file; with those of others, if less is wrong then: a change of one may need that of another. */
    async check(own: TextChange, others: readonly FileDraft[] = []): Promise<Draft> {
      const alone = await judge([own]);
      if (alone.broken.length === 0) return alone;
      const rest = others.map(draft).filter(({ applied }) => isWhole(applied));
      if (rest.length === 0) return alone;
      const all = await judge([own, ...rest.map(({ text }) => text)]);
      return all.broken.length < alone.broken.length ? all : alone;
    },
  };
}

/** Whether all changes could be made. */
export function isWhole({ conflict, refused }: Applied): boolean {
  return conflict === undefined && refused === undefined;
}
