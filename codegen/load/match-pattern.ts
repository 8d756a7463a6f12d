import { type Suggestion, suggest } from '../diagnostics/nearest.ts';
import { type FileKind, fileKinds } from '../model/nouns.ts';

/** The path of a file without its surplus folders. */
export function liftedTo(pattern: string, path: string): string | undefined {
  const depth = pattern.split('/').length;
  const steps = path.split('/');
  if (steps.length <= depth) return undefined;
  const lifted = [...steps.slice(0, depth - 1), ...steps.slice(-1)].join('/');
  return matchPattern(pattern, lifted) && lifted;
}

/** Matches a path with a pattern such as `towns/<county>/<slug>.yaml` and returns the names in it, if it matches. */
export function matchPattern(pattern: string, path: string): string[] | undefined {
  if (!pattern.startsWith('<') && folderOf(pattern) !== folderOf(path)) return undefined;
  const wanted = pattern.slice(0, -'.yaml'.length).split('/');
  const found = path.slice(0, -'.yaml'.length).split('/');
  if (wanted.length !== found.length) return undefined;
  const names: string[] = [];
  for (const [index, part] of wanted.entries()) {
    const name = found[index] ?? '';
    if (part.startsWith('<')) names.push(name);
    else if (part !== name) return undefined;
  }
  return names;
}

/** The first folder of a path, if it has one. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

/** The file name of a path, without its extension. */
export function lastName(pattern: string): string {
  return pattern.slice(pattern.lastIndexOf('/') + 1, -'.yaml'.length);
}

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
