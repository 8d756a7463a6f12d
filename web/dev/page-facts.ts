import { readNote } from './compiler-notes.ts';

interface Used {
  readonly shown: readonly string[];
  readonly weighed: readonly string[];
}

/** What the compiler writes while it watches the content. */
interface Kept {
  readonly everywhere: Used;
  readonly pages: Readonly<Record<string, Used>>;
}

/** The facts a page is made from, header and footer included; none before the compiler's first run. */
export function readPageFacts(project: string, path: string): { readonly facts?: Used } {
  const note = readNote(project, 'fact-uses.json');
  if (note === undefined) return {};
  const { everywhere, pages }: Kept = JSON.parse(note);
  const own = pages[path];
  if (!own) return {};
  const shown = [...new Set([...own.shown, ...everywhere.shown])].sort();
  const weighed = [...own.weighed, ...everywhere.weighed].filter((fact) => !shown.includes(fact));
  return { facts: { shown, weighed: [...new Set(weighed)].sort() } };
}
