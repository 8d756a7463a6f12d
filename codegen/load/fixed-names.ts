import type { Suggestion } from '../diagnostics/nearest.ts';
import { suggest } from '../diagnostics/nearest.ts';
import type { FileKind } from '../model/nouns.ts';
import { fileKinds } from '../model/nouns.ts';
import { folderOf, lastName } from './match-pattern.ts';

/** Paths with a special meaning in folders whose files may have any name: `pricing/rentals.yaml`. */
const fixedPaths = new Map(
  fileKinds
    .filter(({ pattern }) => pattern.includes('<'))
    .map((kind) => [kind, fileKinds.map(({ pattern }) => pattern).filter(besides(kind))]),
);

function besides({ pattern }: FileKind): (other: string) => boolean {
  return (other) => !other.includes('<') && folderOf(other) === folderOf(pattern);
}

/** The fixed name that a file was most likely meant to have, if no other file has it. */
export function missingNameLike(
  name: string,
  kind: FileKind,
  isThere: (path: string) => boolean,
): Suggestion | undefined {
  const missing = (fixedPaths.get(kind) ?? []).filter((path) => !isThere(path));
  return suggest(name, missing.map(lastName));
}
