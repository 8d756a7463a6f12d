import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../codegen/files/hash-files.ts';
import {
  clearNext,
  inLanguage,
  lastSite,
  nextSite,
  publishNext,
  type SiteFolders,
  stateOf,
} from './publish-site.ts';

/** The site being built. Nothing of the last one is touched until `publish`. */
export interface NextSite {
  /** The paths of the served files. */
  readonly files: ReadonlySet<string>;
  /** The folder of the renderer. */
  readonly renderer: string;
  /** Reads a served file. */
  read(path: string): Buffer;
  /** Writes a served file. */
  write(path: string, bytes: string | Uint8Array): void;
  /** Keeps a file of the last site that was made of another one, if that one is as it was. */
  keep(path: string, of: string): boolean;
  /** Writes a file of the renderer. */
  writeRenderer(name: string, bytes: string | Uint8Array): void;
  /** Puts it in the place of the last site, which becomes the previous one. */
  publish(): void;
}

/**
 * Starts the next site: empty but for the generated files, which are those of its renderer from here on. What is as in
 * the last site is not written again, but is one file with it: no program changes a file of a built site.
 */
export function openNextSite(project: string): NextSite {
  clearNext(project);
  const [folders, last] = [nextSite(project), lastSite(project)];
  const generated = join(project, 'generated');
  return openSite({ folders, last, generated, publish: () => publishNext(project) });
}

/** A run that adds to the next site: in which language, if not in the first, and where its generated files are. */
interface Added {
  readonly project: string;
  readonly generated: string;
  readonly language: string;
}

/**
 * Starts what the next site has in one more language, beside the first, which is complete. What is there already, such as
 * pictures and icons, is of the whole site and stays.
 */
export function openNextLanguage({ project, generated, language }: Added): NextSite {
  const [folders, last] = [nextSite(project), lastSite(project)].map((site) =>
    inLanguage(site, language),
  ) as [SiteFolders, SiteFolders];
  return openSite({ folders, last, generated, isAdded: true, publish: () => undefined });
}

/**
 * Starts what the next site, which is complete, will be from a day on. What is served as before is not kept again, and
 * what is as in the state before is one file with that.
 */
export function openNextState({ project, generated, language }: Added, day: string): NextSite {
  const site = inLanguage(nextSite(project), language);
  const states = join(site.renderer, 'states');
  const earlier = existsSync(states) ? readdirSync(states).sort() : [];
  const before = earlier.findLast((each) => each < day);
  const last = before === undefined ? site : stateOf(site, before);
  const folders = stateOf(site, day);
  return openSite({ folders, last, generated, common: site.served, publish: () => undefined });
}

interface SiteParts {
  readonly folders: SiteFolders;
  readonly last: SiteFolders;
  /** The folder of what was generated for it. */
  readonly generated: string;
  /** A folder whose files are served too, unless the site has others. */
  readonly common?: string;
  /** Whether the folder of served files has some already, which stay. */
  readonly isAdded?: true;
  readonly publish: () => void;
}

function openSite(parts: SiteParts): NextSite {
  const { folders, last, generated, isAdded, publish } = parts;
  const { served, renderer } = folders;
  const common = isAdded ? served : parts.common;
  const writeRenderer = (name: string, bytes: string | Uint8Array) =>
    void writeOrLink({ folder: renderer, last: last.renderer }, name, Buffer.from(bytes));
  for (const path of filesBelow(generated))
    writeRenderer(`generated/${path}`, readFileSync(join(generated, path)));
  const files = new Set<string>();
  const kept = new Set<string>();
  const shared = new Set<string>();
  return {
    files,
    renderer,
    read: (path) => readFileSync(join(shared.has(path) ? (common ?? served) : served, path)),
    write(path, content) {
      const bytes = Buffer.from(content);
      files.add(path);
      const isThere = isAdded && existsSync(join(served, path));
      if (isThere || (common !== undefined && holds(join(common, path), bytes)))
        return void shared.add(path);
      const isKept = writeOrLink({ folder: served, last: last.served }, path, bytes);
      if (isKept) kept.add(path);
    },
    keep(path, of) {
      const isShared = shared.has(of) && existsSync(join(common ?? served, path));
      if (isShared) shared.add(path);
      const isKept =
        isShared || (kept.has(of) && isLinked(join(last.served, path), join(served, path)));
      if (isKept) files.add(path);
      return isKept;
    },
    writeRenderer,
    publish,
  };
}

/** Where a file is written, and where the last site had it. */
interface Written {
  readonly folder: string;
  readonly last: string;
}

/** Writes a file, unless the last site has the same: then it is that file, and the answer is true. */
function writeOrLink({ folder, last }: Written, path: string, bytes: Buffer): boolean {
  const [file, before] = [join(folder, path), join(last, path)];
  mkdirSync(dirname(file), { recursive: true });
  if (holds(before, bytes) && isLinked(before, file)) return true;
  // Never through a link into the last site.
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
  return false;
}

function holds(file: string, bytes: Buffer): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  return size === bytes.length && readFileSync(file).equals(bytes);
}

/** Gives a file another name. Not every disk can. */
function isLinked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}
