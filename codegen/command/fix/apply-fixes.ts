import type { Diagnostic, Fix, Rename } from '../../diagnostics/diagnostic.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import { type FileEdit, type TextChange, withLineEdits } from '../../text/edit.ts';

/** The text of a file; undefined if it does not exist. */
export type TextOf = (file: string) => string | undefined;

/** What fixes change when they are made together. */
interface AppliedFixes {
  readonly edits: readonly FileEdit[];
  readonly renames: readonly Rename[];
  readonly changes: readonly TextChange[];
}

/** Makes the sure fixes of what was found. */
export function applySureFixes(found: readonly Diagnostic[], textOf: TextOf): AppliedFixes {
  return applyFixes(
    found.flatMap((each) => sureFixOf(each) ?? []),
    textOf,
  );
}

/** Applies fixes to texts, each wholly or not at all: one that overlaps an earlier one waits for the next round. */
export function applyFixes(fixes: readonly Fix[], textOf: TextOf): AppliedFixes {
  const edits: FileEdit[] = [];
  const renames: Rename[] = [];
  for (const fix of fixes) {
    const own = fix.edits.filter((edit) => !edits.some((other) => isSame(edit, other)));
    const fits = own.every(
      (edit) => isWithin(edit, textOf(edit.file)) && !edits.some((other) => overlaps(edit, other)),
    );
    const named = fix.renames ?? [];
    if (!fits || named.some((rename) => renames.some((other) => isClash(rename, other)))) continue;
    edits.push(...own);
    renames.push(...named);
  }
  const byFile = Map.groupBy(edits, ({ file }) => file);
  const changes = [...byFile].flatMap(([file, own]): readonly TextChange[] => {
    const before = textOf(file);
    const after = withLineEdits(before ?? '', own);
    return before === after ? [] : [{ file, before, after }];
  });
  return { edits, renames, changes };
}

/** Whether two renames give one file two names, or two files one name. */
function isClash(one: Rename, other: Rename): boolean {
  return one.from === other.from || one.to === other.to;
}

function isSame(one: FileEdit, other: FileEdit): boolean {
  return (
    one.file === other.file &&
    one.start === other.start &&
    one.end === other.end &&
    one.text === other.text
  );
}

function isWithin({ start, end }: FileEdit, text = ''): boolean {
  return start >= 0 && start <= end && end <= text.length;
}

/** Two insertions at one position overlap too, since their order is unknown. */
function overlaps(one: FileEdit, other: FileEdit): boolean {
  if (one.file !== other.file) return false;
  return one.start === other.start || (one.start < other.end && other.start < one.end);
}
