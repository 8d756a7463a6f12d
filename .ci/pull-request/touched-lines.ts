import { siteParts } from '../../codegen/files/site-folder.ts';

/** A file that a pull request changes, and its lines that the forge shows. */
export interface TouchedFile {
  readonly path: string;
  /** Its former name, if it has a new one. */
  readonly from?: string;
  readonly stretches: readonly Stretch[];
}

/** Lines of a file, the first and the last; they count from 1. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** Reads a file as the forge lists it with a pull request. */
export function readTouched(listed: unknown): TouchedFile {
  const { filename, previous_filename: from, patch } = Object(listed);
  return {
    path: String(filename),
    ...(from !== undefined && { from: String(from) }),
    stretches: stretchesOf(String(patch ?? '')),
  };
}

/** What a diff shows of the new version of a file: the changed lines, and those around them. */
function stretchesOf(patch: string): readonly Stretch[] {
  const heads = patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm);
  return [...heads].flatMap(([, start, count = '1']) => {
    const first = Number(start);
    return Number(count) > 0 ? [{ first, last: first + Number(count) - 1 }] : [];
  });
}

/** Whether the forge takes a suggestion for these lines: all of them stand in one stretch of the diff. */
export function isShown(files: readonly TouchedFile[], path: string, lines: Stretch): boolean {
  const stretches = files.find((file) => file.path === path)?.stretches ?? [];
  return stretches.some(({ first, last }) => first <= lines.first && lines.last <= last);
}

/** Whether nothing is touched but what a site is made from. */
export function isOnlyContent(files: readonly TouchedFile[]): boolean {
  return files.every(({ path, from = path }) =>
    [path, from].every((name) => siteParts.some((part) => name.startsWith(`${part}/`))),
  );
}
