import type { TextFinding } from '../../diagnostics/finding.ts';
import type { Annotations } from '../../schema/annotations.ts';
import type { Edit } from '../../text/edit.ts';

/** Which marks a text takes, as its schema says. */
export type Takes = Annotations['x-marks'];

/** A rule for single texts. */
export type TextRule = (text: string, takes?: Takes) => readonly TextFinding[];

/** Replaces the whole found part. */
export function insteadOf(start: number, length: number, text: string): readonly Edit[] {
  return [{ start, end: start + length, text }];
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
