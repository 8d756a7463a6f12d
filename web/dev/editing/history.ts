import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../../../codegen/files/replace-file.ts';
import type { ChangedText } from './draft.ts';
import type { WrittenText } from './write-texts.ts';

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

/** What a change that was saved did to a file. */
type Part = Replaced | CameOrWent;

/** A change that was saved: a part of each file that it needed. */
type Step = readonly Part[];

/** What was done in the form, to undo it, and what was undone, to do it again: kept with the project, the last at the end. */
interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

const mostKept = 200;
const around = 40;

/** The history of a project, kept over restarts. */
export function openHistory(project: string) {
  const file = join(project, '.cache/development/edits.json');
  const read = (): History => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return { done: [], undone: [] };
    }
  };
  const write = (history: History) => {
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, JSON.stringify(history));
  };
  return {
    read,
    /**
     * Remembers what was saved; what was undone before cannot be done again then. If it completes what was saved last, the
     * change of another file, both are one step.
     */
    add(texts: readonly WrittenText[], completes?: string): void {
      if (texts.length === 0) return;
      const { done } = read();
      const last = done.at(-1) ?? [];
      const isOne = completes !== undefined && last.every(({ file }) => file === completes);
      const step = [...(isOne ? last : []), ...texts.map(partOf)];
      write({ done: [...(isOne ? done.slice(0, -1) : done), step].slice(-mostKept), undone: [] });
    },
    /** Moves the last entry from one list to the other. */
    turn(from: keyof History): void {
      const history = read();
      const to = from === 'done' ? 'undone' : 'done';
      const last = history[from].at(-1);
      if (!last) return;
      write({ ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], last] });
    },
  };
}

function partOf({ file, before, after }: WrittenText): Part {
  if (before !== undefined && after !== undefined) return replacedPart({ file, before, after });
  return {
    file,
    ...(after !== undefined && { came: after }),
    ...(before !== undefined && { went: before }),
  };
}

/** The text of a file as it was before a step, or as it was after; undefined if it has been changed there since. */
export function turnedFile(
  text: string | undefined,
  part: Part,
  to: 'before' | 'after',
): { readonly text: string | undefined } | undefined {
  if ('start' in part) {
    const turned = text === undefined ? undefined : turnedText(text, part, to);
    return turned === undefined ? undefined : { text: turned };
  }
  const [from, wanted] = to === 'before' ? [part.came, part.went] : [part.went, part.came];
  return text === from ? { text: wanted } : undefined;
}

function replacedPart({ file, before, after }: ChangedText): Replaced {
  let [start, same] = [0, 0];
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return {
    file,
    start,
    removed: before.slice(start, before.length - same),
    added: after.slice(start, after.length - same),
    before: before.slice(Math.max(0, start - around), start),
    after: before.slice(before.length - same).slice(0, around),
  };
}

/** The text with a part as it was before, or as it was after; undefined if it stands there no more, or twice. */
function turnedText(text: string, part: Replaced, to: 'before' | 'after'): string | undefined {
  const [old, fresh] = to === 'before' ? [part.added, part.removed] : [part.removed, part.added];
  const whole = part.before + old + part.after;
  const usual = part.start - part.before.length;
  const first = text.indexOf(whole);
  const isThere = text.startsWith(whole, usual);
  if (first === -1 || (!isThere && text.includes(whole, first + 1))) return undefined;
  const at = (isThere ? usual : first) + part.before.length;
  return text.slice(0, at) + fresh + text.slice(at + old.length);
}
