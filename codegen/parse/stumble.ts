import type { ErrorCode } from 'yaml';
import type { Edit } from '../text/edit.ts';
import type { Line } from './lines.ts';
import type { Range } from './node-position.ts';
import type { OpenBracket } from './open-bracket.ts';

/** A text that the parser failed on, and where. */
export interface Stumble {
  readonly text: string;
  readonly at: number;
  readonly code: ErrorCode;
  readonly line: Line;
  readonly open: OpenBracket | undefined;
}

/** A mistake that the parser reports elsewhere or under another name. */
export interface LikelyMistake {
  readonly range: Range;
  readonly text: { readonly message: string; readonly help: string };
  /** The edit that corrects it, if there is only one way. */
  readonly edit?: Edit;
}

/** Recognizes one kind of likely mistake. */
export type Recognizer = (stumble: Stumble) => LikelyMistake | undefined;

/** Creates a mistake at a position in the text. */
export function at(start: number, length: number, message: string, help: string): LikelyMistake {
  return { range: [start, start + length], text: { message, help } };
}

/** A mistake that a whole line makes, without its indentation. */
export function wholeLine(
  { start, text, indent }: Line,
  message: string,
  help: string,
): LikelyMistake {
  return at(start + indent, text.trim().length, message, help);
}
