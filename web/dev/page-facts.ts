import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  const file = join(project, '.cache/fact-uses.json');
  if (!existsSync(file)) return {};
  const { everywhere, pages }: Kept = JSON.parse(readFileSync(file, 'utf8'));
  const own = pages[path];
  if (!own) return {};
  const shown = [...new Set([...own.shown, ...everywhere.shown])].sort();
  const weighed = [...own.weighed, ...everywhere.weighed].filter((fact) => !shown.includes(fact));
  return { facts: { shown, weighed: [...new Set(weighed)].sort() } };
}
