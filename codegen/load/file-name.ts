/** Whether a path has only lower-case letters, digits and single hyphens. */
export function isWellNamed(path: string): boolean {
  return /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/.test(path);
}

/** The correct spelling of a path. */
export function tidyName(path: string): string {
  // Systems that hide extensions add one of their own: lewes.yaml.txt.
  const own = path.replace(/(\.ya?ml)(?:\.\w+|~)$/i, '$1');
  const ending = endingOf(own).toLowerCase().replace('yml', 'yaml');
  const names = own
    .slice(0, own.lastIndexOf('.'))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('+', '-plus-')
    .split('/')
    .map((name) => name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''));
  return `${names.join('/')}.${ending}`;
}

/** Whether a file is merely misnamed, not a copy or a backup of another. */
export function isSlipOfName(path: string): boolean {
  const own = path.replace(/\.txt$/i, '');
  return /^[\p{L}\p{N}\p{M} _/-]+\.[a-z]+$/iu.test(own) && !/\bcopy\b|\bbackup\b/i.test(own);
}

/** The part of a name after its last dot. */
export function endingOf(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1] ?? '';
}
