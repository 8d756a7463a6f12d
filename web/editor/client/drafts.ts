import type { FileDraft, SeenChange } from '../workspace/file-draft.ts';

// What is not in a file yet outlives a reload, a crash and a closed lid. Each window keeps its own; those of a window that
// is no more go to the next one that is opened.

const before = 'draft in ';
let own = sessionStorage.getItem('window') ?? freshName();
const keyOf = (file: string) => `${before}${own} of ${file}`;

function freshName(): string {
  return Math.random().toString(36).slice(2);
}

/** Finds the drafts that no window has. To be called once, before others are asked for. */
export async function takeLeftDrafts(): Promise<void> {
  // A duplicated window has the name of the first.
  const isOwn = !isSecureContext || (await holdName(own));
  if (!isOwn) own = freshName();
  if (!isOwn) await holdName(own);
  sessionStorage.setItem('window', own);
  if (!isSecureContext) return;
  const held = await namesHeld();
  for (const key of Object.keys(localStorage)) {
    const [, name, file] = /^draft in (\S+) of (.*)$/.exec(key) ?? [];
    if (name === undefined || file === undefined || held.has(name)) continue;
    if (localStorage.getItem(keyOf(file)) !== null) continue;
    localStorage.setItem(keyOf(file), localStorage.getItem(key) ?? '[]');
    localStorage.removeItem(key);
  }
}

/** Holds the name of a window until it is closed; false if another window has it. */
function holdName(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => undefined);
    };
    // A page that is loaded again gets the name when the last one is gone.
    const settings = { signal: AbortSignal.timeout(500) };
    navigator.locks.request(before + name, settings, hold).catch(() => resolve(false));
  });
}

async function namesHeld(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(before.length)));
}

/** The changes of a file that could not be saved. */
export function readDraft(file: string): readonly SeenChange[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(file)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps the changes of a file until they are saved. */
export function keepDraft(file: string, changes: readonly SeenChange[]): void {
  if (changes.length === 0) localStorage.removeItem(keyOf(file));
  else localStorage.setItem(keyOf(file), JSON.stringify(changes));
}

/** The drafts of this window, but for that of one file. */
export function draftsBeside(file?: string): readonly FileDraft[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(keyOf('')))
    .map((key) => key.slice(keyOf('').length))
    .filter((each) => each !== file)
    .map((each) => ({ file: each, changes: readDraft(each) }));
}

/** Ends the drafts that their files say already: the page was left before the answer to their saving came. */
export async function endDrafts(isDone: (draft: FileDraft) => Promise<boolean>): Promise<void> {
  for (const draft of draftsBeside()) if (await isDone(draft)) keepDraft(draft.file, []);
}
