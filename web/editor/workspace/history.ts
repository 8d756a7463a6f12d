import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../../../codegen/files/replace-file.ts';
import { keepBytesIn } from './kept-bytes.ts';
import { namesIn, partOf, type Step, type WrittenChange } from './step.ts';

/** What was done in the form, to undo it, and what was undone, to do it again: kept with the project, the last at the end. */
interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

const mostKept = 200;

/** The history of a project, kept over restarts. */
export function openHistory(project: string) {
  const file = join(project, '.cache/development/edits.json');
  const bytes = keepBytesIn(join(project, '.cache/development/kept'));
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
    bytes.keepOnly(new Set([...history.done, ...history.undone].flat().flatMap(namesIn)));
  };
  return {
    read,
    keptBytes: bytes.read,
    /**
     * Remembers what was saved; what was undone before cannot be done again then. If it completes what was saved last, the
     * change of another file, both are one step.
     */
    add(changes: readonly WrittenChange[], completes?: string): void {
      if (changes.length === 0) return;
      const { done } = read();
      const last = done.at(-1) ?? [];
      const texts = last.filter((part) => !('was' in part));
      const isOne = completes !== undefined && texts.every(({ file }) => file === completes);
      const step = [...(isOne ? last : []), ...changes.map((each) => partOf(each, bytes.keep))];
      write({ done: [...(isOne ? done.slice(0, -1) : done), step].slice(-mostKept), undone: [] });
    },
    /** Moves the last entry from one list to the other. */
    move(from: keyof History): void {
      const history = read();
      const to = from === 'done' ? 'undone' : 'done';
      const last = history[from].at(-1);
      if (!last) return;
      write({ ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], last] });
    },
    /** Forgets the last entry of a list: what was before it can be reached again. */
    skip(from: keyof History): void {
      const history = read();
      write({ ...history, [from]: history[from].slice(0, -1) });
    },
  };
}
