import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodeUnits } from '../diagnostics/compare-code-units.ts';
import type { Message } from '../diagnostics/diagnostic.ts';
import { reasonOf } from '../diagnostics/phrases.ts';
import { endingOf } from './file-name.ts';
import { pictureExtensions } from './identify-file.ts';

/** A file below `content/`, and why it cannot be read, if that is already known. */
export interface FoundFile {
  readonly file: string;
  readonly problem?: Message;
}

/**
 * Files that systems, editors and the studio leave behind are skipped. Any other hidden file is reported, since it may
 * be meant as content.
 */
const leftBehind = [
  // macOS, and what it writes to disks of other systems.
  /^\.DS_Store$|^\._|^Icon\r$|^__MACOSX$/,
  /^\.(?:AppleDouble|apdisk|fseventsd|localized|Spotlight-V100|TemporaryItems|Trashes)$/,
  // Windows.
  /^(?:Thumbs|ehthumbs|ehthumbs_vista)\.db$|^desktop\.ini$|^\$RECYCLE\.BIN$|^System Volume Information$/i,
  // Linux and disks on a network.
  /^\.(?:directory|Trash-\d+)$|^\.nfs[0-9a-f]+$|^\.fuse_hidden|^\.goutputstream-|^@eaDir$/,
  /^\.git(?:keep|ignore|attributes)$|^\.keep$|^\.editorconfig$/,
  // Vim: .home.yaml.swp and 4913, which it makes to see whether it may write.
  /^\..+\.sw[a-p]$|^4913$/,
  // Emacs: .#home.yaml and #home.yaml#
  /^\.#|^#.*#$/,
  // Office programs: ~$home.docx and .~lock.home.odt#
  /^~\$|^\.~lock\./,
  // Browsers that have not finished yet.
  /\.(?:crdownload|part|download)$/,
  // The studio's record of drawn pictures.
  /^\.drawn\.json$/,
];

/** What editors and git keep of the file beside it: home.yaml~ and home.yaml.orig */
const keptBeside = /(?:~|\.orig)$/;

const fileExtensions = ['yaml', 'yml', ...pictureExtensions];

/** All files below a folder of the project, sorted. Links are not followed, so nothing outside it is read. */
export function listFiles(root: string, folder: string): FoundFile[] {
  const path = join(root, folder);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return [{ file: folder, problem: linkText }];
  }
  const list: FoundFile[] = [];
  listBelow(path, folder, list);
  return list.sort((one, other) => compareCodeUnits(one.file, other.file));
}

function listBelow(path: string, folder: string, list: FoundFile[]): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    const message = `the folder cannot be read: ${reasonOf(error)}`;
    list.push({ file: folder, problem: { code: 'unreadable', message } });
    return;
  }
  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    if (leftBehind.some((pattern) => pattern.test(entry.name))) continue;
    if (keptBeside.test(entry.name) && names.has(entry.name.replace(keptBeside, ''))) continue;
    const file = `${folder}/${entry.name}`;
    const problem = problemOf(entry);
    if (problem) list.push({ file, problem });
    else if (entry.isDirectory()) listBelow(join(path, entry.name), file, list);
    else list.push({ file });
  }
}

function problemOf(entry: Dirent): Message | undefined {
  if (entry.isSymbolicLink()) return linkText;
  if (/^\..+\.icloud$/.test(entry.name)) return inCloud(entry.name.slice(1, -'.icloud'.length));
  if (entry.name.startsWith('.')) return hiddenText;
  if (entry.isDirectory()) {
    return fileExtensions.includes(endingOf(entry.name).toLowerCase()) ? folderText : undefined;
  }
  return entry.isFile() ? undefined : strangeText;
}

const linkText: Message = {
  code: 'link',
  message: 'this is a link; links cannot be used in content',
  help: 'Put the file itself here.',
};

const hiddenText: Message = {
  code: 'hidden-file',
  message: 'hidden files, whose names begin with a dot, are not read',
  help: 'Rename it, or remove it.',
};

function inCloud(name: string): Message {
  return {
    code: 'hidden-file',
    message: `iCloud has not downloaded ${name}: only a placeholder is here`,
    help: 'Click the cloud beside it in the Finder, and wait until the file is there.',
  };
}

const folderText: Message = {
  code: 'unreadable',
  message: 'this is a folder, not a file',
  help: 'Folder names have no ending.',
};

const strangeText: Message = { code: 'unreadable', message: 'this is not a regular file' };
