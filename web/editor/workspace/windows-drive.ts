import { readFileSync } from 'node:fs';

/**
 * What to say of a folder on a drive of Windows that Linux reads under WSL: it never hears there of a file that a program of
 * Windows has saved. Undefined anywhere else; `mounts` is what `/proc/mounts` says.
 */
export function windowsDriveWarning(folder: string, mounts = mountsHere()): string | undefined {
  const drives = mounts.split('\n').map((line) => {
    const [, point = '', type = ''] = line.split(' ');
    const isOfWindows = type === 'drvfs' || (/^(?:9p|virtiofs)$/.test(type) && /drvfs/.test(line));
    return { point: point.replaceAll('\\040', ' '), isOfWindows };
  });
  // The longest path is that of the drive which the folder is on.
  const [own] = drives
    .filter(({ point }) => point !== '' && `${folder}/`.startsWith(point.replace(/\/?$/, '/')))
    .toSorted((one, other) => other.point.length - one.point.length);
  return own?.isOfWindows ? silence(own.point) : undefined;
}

function silence(drive: string): string {
  return `This folder is on a drive of Windows (${drive}), where WSL does not hear of saved files: pages and the check stay as they are. Put the folder into the file system of Linux, such as ~/site, and open it there; or end this, and run "npm run dev" in Windows.`;
}

function mountsHere(): string {
  try {
    return readFileSync('/proc/mounts', 'utf8');
  } catch {
    return '';
  }
}
