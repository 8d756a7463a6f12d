import type { ErrorCode } from 'yaml';
import type { Edit } from '../diagnostics/diagnostic.ts';
import type { Line } from './lines.ts';
import type { Range } from './node-position.ts';
import type { OpenBracket } from './open-bracket.ts';

/** A text the parser stumbled over, and where. */
export interface Stumble {
  readonly text: string;
  readonly at: number;
  readonly code: ErrorCode;
  readonly line: Line;
  readonly open: OpenBracket | undefined;
}

/** A mistake that the parser notices somewhere else, or calls by another name. */
export interface LikelyMistake {
  readonly range: Range;
  readonly text: { readonly message: string; readonly help: string };
  /** What puts it right, where there is one way. */
  readonly edit?: Omit<Edit, 'file'>;
}

/** What an editor most likely did; nothing if it was something else. */
export type Recognizer = (stumble: Stumble) => LikelyMistake | undefined;

/** A mistake at a place of the text. */
export function at(start: number, length: number, message: string, help: string): LikelyMistake {
  return { range: [start, start + length], text: { message, help } };
}
