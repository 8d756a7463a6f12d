import { difference, type TextChange } from '../../../codegen/text/edit.ts';
import { nameOf } from './kept-bytes.ts';

/** What was written in a file. */
export type WrittenChange = TextChange | TextChange<Buffer>;

/** The state of a file that is wanted: as it was before a step, or as it was after. */
export type Way = 'before' | 'after';

/** A part of a file that was replaced, with what stands around it. */
interface Replaced {
  readonly file: string;
  readonly start: number;
  readonly removed: string;
  readonly added: string;
  readonly before: string;
  readonly after: string;
}

/** A file that came or went. */
interface CameOrWent {
  readonly file: string;
  readonly came?: string;
  readonly went?: string;
}

/** A file that is no text: the names of its bytes before and after, or null where it was not there. */
interface Swapped {
  readonly file: string;
  readonly was: string | null;
  readonly is: string | null;
}

/** What a change that was saved did to a file. */
export type Part = Replaced | CameOrWent | Swapped;

/** A change that was saved: a part of each file that it needed. */
export type Step = readonly Part[];

const around = 40;

/** The names of the bytes that a part may need again. */
export function namesIn(part: Part): readonly string[] {
  return 'was' in part ? [part.was, part.is].filter((name) => name !== null) : [];
}

/** What a change did to a file; bytes are kept under a name. */
export function partOf(change: WrittenChange, keep: (bytes: Buffer) => string): Part {
  if (!isOfBytes(change)) return partOfText(change);
  const { file, before, after } = change;
  return { file, was: before ? keep(before) : null, is: after ? keep(after) : null };
}

/** Whether a change is that of a file which is no text. */
export function isOfBytes(change: WrittenChange): change is TextChange<Buffer> {
  return Buffer.isBuffer(change.before ?? change.after);
}

function partOfText({ file, before, after }: TextChange): Part {
  if (before !== undefined && after !== undefined) return replacedPart(file, before, after);
  return {
    file,
    ...(after !== undefined && { came: after }),
    ...(before !== undefined && { went: before }),
  };
}

/** The text of a file as it was before a step, or as it was after; undefined if it has been changed there since. */
export function replayedFile(
  text: string | undefined,
  part: Replaced | CameOrWent,
  to: Way,
): TextChange | undefined {
  const { file } = part;
  if ('start' in part) {
    const after = text === undefined ? undefined : replayedText(text, part, to);
    return after === undefined ? undefined : { file, after };
  }
  const [from, wanted] = to === 'before' ? [part.came, part.went] : [part.went, part.came];
  return text === from ? { file, after: wanted } : undefined;
}

/** The same for bytes. */
export function replayedBytes(
  before: Buffer | undefined,
  { file, was, is }: Swapped,
  { to, kept }: { readonly to: Way; readonly kept: (name: string) => Buffer | undefined },
): TextChange<Buffer> | undefined {
  const [from, wanted] = to === 'before' ? [is, was] : [was, is];
  if ((before ? nameOf(before) : null) !== from) return undefined;
  const after = wanted === null ? undefined : kept(wanted);
  return wanted !== null && !after ? undefined : { file, before, after };
}

function replacedPart(file: string, before: string, after: string): Replaced {
  const { start, end, text } = difference(before, after);
  return {
    file,
    start,
    removed: before.slice(start, end),
    added: text,
    before: before.slice(Math.max(0, start - around), start),
    after: before.slice(end).slice(0, around),
  };
}

/** The text with a part as it was before, or as it was after; undefined if it stands there no more, or twice. */
function replayedText(text: string, part: Replaced, to: Way): string | undefined {
  const [old, fresh] = to === 'before' ? [part.added, part.removed] : [part.removed, part.added];
  const whole = part.before + old + part.after;
  const usual = part.start - part.before.length;
  const first = text.indexOf(whole);
  const isThere = text.startsWith(whole, usual);
  if (first === -1 || (!isThere && text.includes(whole, first + 1))) return undefined;
  const at = (isThere ? usual : first) + part.before.length;
  return text.slice(0, at) + fresh + text.slice(at + old.length);
}
