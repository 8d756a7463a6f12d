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

/** What was generated, on its way beside the renderer. */
interface GeneratedFiles {
  /** True for a file that is as it was for the last build. */
  isKnown(path: string): boolean;
  /** What will be another file beside the renderer, by path from there. */
  readonly changed: readonly string[];
  /** Puts what has changed in place; returns what the files are known by. */
  publish(): Readonly<Record<string, string>>;
}

/**
 * The renderer closes over what is generated now: what is generated later belongs to another site. What has changed is
 * copied at once; until all is published, the renderer finds the rest where it was generated.
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
