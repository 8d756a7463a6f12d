import type { Message } from '../../diagnostics/diagnostic.ts';

/** A replacement within a text, as offsets in its value. */
export interface TextEdit {
  readonly at: number;
  readonly length: number;
  readonly word: string;
}

/** Something wrong in a text: where it is in the value, and what would correct it. */
export interface TextFinding {
  readonly at: number;
  readonly length: number;
  readonly diagnostic: Message;
  readonly edits?: readonly TextEdit[];
  /** Whether the edits lose nothing that a visitor could see. */
  readonly isSure?: boolean;
}

/** A rule for single texts. */
export type TextRule = (text: string) => readonly TextFinding[];

/** Replaces the whole found part. */
export function insteadOf(at: number, length: number, word: string): readonly TextEdit[] {
  return [{ at, length, word }];
}

/** A text after its edits. */
export function editedText(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((now, { at, length, word }) => now.slice(0, at) + word + now.slice(at + length), text);
}

const longest = 40;

/** A found part as a message quotes it. */
export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `"${line.length > longest ? `${line.slice(0, longest - 1)}…` : line}"`;
}

/** Where something is that cannot be shown: after the word before it, or before the one that follows. */
export function besideWord(text: string, at: number, length: number): string {
  const [before] = /(?<![^\s\p{C}])[^\s\p{C}]+\s?$/u.exec(text.slice(0, at)) ?? [];
  if (before) return `after "${before.trim().slice(-20)}"`;
  const [after] = /[^\s\p{C}]+/u.exec(text.slice(at + length)) ?? [];
  return after ? `before "${after.slice(0, 20)}"` : 'here';
}
