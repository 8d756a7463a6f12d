import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const codegen = join(import.meta.dirname, '..');

/**
 * The pages of the handbook by the codes they are about, sorted: those of a rule stand in its folder, all others together.
 */
export function handbookPages(): ReadonlyMap<string, string> {
  const files = globSync('{handbook,rules/*}/*.md', { cwd: codegen });
  const pages = files.map((file) => [basename(file, '.md'), join(codegen, file)] as const);
  return new Map(pages.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The page about a code, if there is one. */
export function readPage(code: string): string | undefined {
  const file = handbookPages().get(code);
  return file === undefined ? undefined : readFileSync(file, 'utf8').trim();
}
