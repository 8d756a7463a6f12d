import type { Edit, Fix, Rename } from '../../diagnostics/diagnostic.ts';
import { withEdits, withLineEndsOf } from '../../diagnostics/with-edits.ts';

/** The text of a file; undefined if it does not exist. */
export type TextOf = (file: string) => string | undefined;

/** The fixes applied together, and the resulting texts of the files. */
export interface Applied {
  readonly edits: readonly Edit[];
  readonly renames: readonly Rename[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Applies fixes to texts, each wholly or not at all: one that overlaps an earlier one waits for the next round. */
export function applyFixes(fixes: readonly Fix[], textOf: TextOf): Applied {
  const edits: Edit[] = [];
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
  const texts = [...byFile].map(([file, own]) => [file, edited(textOf(file) ?? '', own)] as const);
  return { edits, renames, texts: new Map(texts) };
}

/** Whether two renames give one file two names, or two files one name. */
function isClash(one: Rename, other: Rename): boolean {
  return one.from === other.from || one.to === other.to;
}

function isSame(one: Edit, other: Edit): boolean {
  return (
    one.file === other.file &&
    one.start === other.start &&
    one.end === other.end &&
    one.text === other.text
  );
}

function isWithin({ start, end }: Edit, text = ''): boolean {
  return start >= 0 && start <= end && end <= text.length;
}

/** Two insertions at one position overlap too, since their order is unknown. */
function overlaps(one: Edit, other: Edit): boolean {
  if (one.file !== other.file) return false;
  return one.start === other.start || (one.start < other.end && other.start < one.end);
}

/** The text of a file after edits; new lines end like its other lines. */
function edited(text: string, edits: readonly Edit[]): string {
  return withEdits(
    text,
    edits.map((edit) => ({ ...edit, text: withLineEndsOf(text, edit.text) })),
  );
}
