const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'it can only be read',
  ENOSPC: 'no space is left',
  EDQUOT: 'no space is left',
  ELOOP: 'its links lead in a circle',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'a folder has its name',
  EEXIST: 'a file has its name',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
};

/** Describes why a file operation failed. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (code || String(error));
}
