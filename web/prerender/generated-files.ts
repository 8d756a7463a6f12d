import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFile } from './next-renderer.ts';
import { lastSite, nextFolder, nextSite } from './next-site.ts';
import { stampOf, stampsBelow } from './stamps.ts';

/** The generated files on their way to the renderer's folder. */
interface GeneratedFiles {
  /** True for a file that is unchanged since the last build. */
  isKnown(path: string): boolean;
  /** The files that will change beside the renderer, by path from there. */
  readonly changed: readonly string[];
  /** Puts the changed files in place; returns the stamps of all. */
  publish(): Readonly<Record<string, string>>;
}

/**
 * The renderer belongs to what is generated now: what is generated later belongs to another site. Changed files are
 * copied at once; until everything is published, the renderer finds the rest where it was generated.
 */
export function stageGenerated(
  project: string,
  known: Readonly<Record<string, string>>,
): GeneratedFiles {
  const source = join(project, 'generated');
  const [next, last] = [nextFolder(project), lastSite(project).renderer];
  const lastFile = (path: string) => join(last, 'generated', path);
  const made = stampsBelow(source);
  const published = stampsBelow(join(last, 'generated'));
  const wordOf = (path: string) => `${made.get(path)} ${published.get(path)}`;
  const isKnown = (path: string) => known[path] === wordOf(path);
  const isSame = (path: string) =>
    published.has(path) && readFileSync(join(source, path)).equals(readFileSync(lastFile(path)));
  const changed = [...made.keys()].filter((path) => !isKnown(path) && !isSame(path));
  const gone = [...published.keys()].filter((path) => !made.has(path));
  for (const path of changed) {
    mkdirSync(dirname(join(next, 'generated', path)), { recursive: true });
    copyFileSync(join(source, path), join(next, 'generated', path));
  }
  const beside = join(nextSite(project).renderer, 'generated');
  if (!existsSync(beside)) symlinkSync(source, beside, 'dir');
  return {
    isKnown,
    changed: [...changed, ...gone].map((path) => `generated/${path}`),
    publish() {
      for (const path of changed) {
        mkdirSync(dirname(lastFile(path)), { recursive: true });
        renameSync(join(next, 'generated', path), lastFile(path));
        published.set(path, stampOf(lastFile(path)) ?? '');
      }
      for (const path of gone) removeFile(join(last, 'generated'), path);
      return Object.fromEntries([...made.keys()].map((path) => [path, wordOf(path)]));
    },
  };
}
