/** Whether a path has lower-case letters, digits and single hyphens only. */
export function isWellNamed(path: string): boolean {
  return /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/.test(path);
}

/** A path as it would be written correctly. */
export function tidyName(path: string): string {
  // Systems that hide endings add one of their own: lewes.yaml.txt.
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

/** Whether a name is meant to be the tidy one: it is neither a copy nor a backup of another file. */
export function isSlipOfName(path: string): boolean {
  const own = path.replace(/\.txt$/i, '');
  return /^[\p{L}\p{N}\p{M} _/-]+\.[a-z]+$/iu.test(own) && !/\bcopy\b|\bbackup\b/i.test(own);
}

/** The part of a name after its last dot. */
export function endingOf(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1] ?? '';
}
