import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sureFixOf } from '../diagnostics/fixes.ts';
import { nameOfCharacter, unseen } from '../text/characters.ts';
import { type FileEdit, withEdits } from '../text/edit.ts';
import { lineStartOf } from '../text/lines.ts';

/** A change to a file: its line number, and the text before and after. */
export interface Change {
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** Edits in readable form: each changed line once and in full. */
export function describeEdits(
  edits: readonly FileEdit[],
  textOf: (file: string) => string | undefined,
): Change[] {
  const placed = edits.map((edit) => ({ edit, ...lineOf(textOf(edit.file) ?? '', edit) }));
  const lines = Map.groupBy(placed, ({ edit, from }) => `${edit.file}\n${from}`);
  return [...lines.values()].flatMap((own) => {
    const text = textOf(own[0]?.edit.file ?? '') ?? '';
    return describeLine(text, own);
  });
}

interface PlacedEdit {
  readonly edit: FileEdit;
  readonly from: number;
  readonly to: number;
}

function describeLine(text: string, placed: readonly PlacedEdit[]): Change[] {
  const [first] = placed;
  if (!first) return [];
  const { from } = first;
  const to = Math.max(...placed.map((each) => each.to));
  const line = text.slice(0, from).split('\n').length;
  const before = text.slice(from, to);
  const edits = placed.map(({ edit }) => edit);
  const after = withEdits(before, edits, from);
  return [{ file: first.edit.file, line, ...shown(before, after) }];
}

/** Two texts without the blanks around them; if nothing else differs, with what nobody sees made visible. */
function shown(before: string, after: string): Pick<Change, 'before' | 'after'> {
  const plain = (text: string) => text.replaceAll(unseen, '').replaceAll(/\s/g, '');
  if (plain(before) !== plain(after)) return { before: before.trim(), after: after.trim() };
  return { before: withBlanks(before), after: withBlanks(after) };
}

/** Blanks as dots at the beginning of a line, and other characters that nobody sees by their names. */
function withBlanks(text: string): string {
  return text
    .replaceAll(/^[ \t]+|(?<![ \t])[ \t]+$/gm, (lead) =>
      lead.replaceAll(' ', '·').replaceAll('\t', '⇥'),
    )
    .replaceAll('\t', '⇥')
    .replaceAll(unseen, (character) => `[${nameOfCharacter(character)}]`);
}

/** The lines an edit touches; inserted lines are shown on their own. */
function lineOf(text: string, { start, end, text: added }: FileEdit): { from: number; to: number } {
  if (start === end && added.endsWith('\n')) return { from: start, to: end };
  const newline = text.indexOf('\n', end);
  return {
    from: lineStartOf(text, start),
    to: newline === -1 ? text.length : newline,
  };
}

function onOneLine(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const last = others.pop();
  const lines = [first.trimEnd(), ...others.map((line) => line.trim()).filter(Boolean)];
  return [...lines, ...(last === undefined ? [] : [last.trimStart()])].join(' ⏎ ');
}

/** A change as shown: before → after. */
export function changeText({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const [from, to] = [before, after].map((text) => onOneLine(text));
  return from === '' ? `add ${to}` : `${from} → ${to}`;
}

/** What puts a diagnostic right, line by line: what is sure, or else what the author may have meant. */
export function describeRepairs(
  diagnostic: Diagnostic,
  textOf: (file: string) => string | undefined,
): readonly string[] {
  const { file, fixes = [] } = diagnostic;
  const sure = sureFixOf(diagnostic);
  const shown = sure ? [sure] : fixes.filter(({ isSure }) => !isSure);
  return shown.flatMap(({ edits, renames = [] }) => [
    ...describeEdits(edits, textOf).map(changeText),
    ...renames.map(({ from, to }) => `rename ${from === file ? 'it' : from} to ${to}`),
  ]);
}
