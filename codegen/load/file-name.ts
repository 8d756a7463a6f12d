import { hasOneSpelling, inLatinLetters } from './latin-letters.ts';

/** Whether a path has only lower-case letters, digits and single hyphens. */
export function isWellNamed(path: string): boolean {
  return /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/.test(path);
}

/** Endings that mean a format which is read under another. */
const sameEndings: Readonly<Record<string, string>> = {
  yml: 'yaml',
  json: 'yaml',
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
};

/** The correct spelling of a path. */
export function tidyName(path: string): string {
  // Systems that hide extensions add one of their own: castine.yaml.txt.
  const own = path.replace(/(\.ya?ml)(?:\.\w+|~)$/i, '$1');
  const given = endingOf(own).toLowerCase();
  const ending = sameEndings[given] ?? given;
  const names = own
    .slice(0, own.lastIndexOf('.'))
    .replaceAll('+', '-plus-')
    .split('/')
    .map((name) => inLatinLetters(name).toLowerCase())
    .map((name) => name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .map((name) => (isPortableName(name) ? name : `${name}-1`));
  return `${names.join('/')}.${ending}`;
}

/** Words, and numbers in brackets, by which people and programs name a copy of a file. */
const copyMarks =
  /^copy of |(?<![\s_-])[\s_-]*\(\d+\)$|(?<![\s_-])[\s_-]+\(?(?:copy|kopie|copie|copia|backup|bak|old|orig(?:inal)?|conflict(?:ed copy)?)(?:[\s_-]*\d+)?\)?$/i;

/** What git, and programs that sync folders, add to the name of a file that was changed in two places. */
const syncMarks =
  /_(?:backup|base|local|remote)_\d+$|-(?:desktop|laptop|pc)-[a-z\d]{4,}$|[.-]sync-conflict-[\w-]+$|\s*\([^()]*conflict[^()]*\)$|[\s_-]+conflict[^()]*$/i;

/** Whether a program kept a file beside another because both were changed. */
export function isOfSyncing(path: string): boolean {
  return syncMarks.test(path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')));
}

/** Whether a file is merely misnamed, so that its name loses nothing; not a copy or a backup of another. */
export function isSlipOfName(path: string): boolean {
  const own = path.replace(/\.txt$/i, '');
  const names = own.slice(0, own.lastIndexOf('.')).split('/');
  return (
    /^[\p{L}\p{Nd}\p{M} _/-]+\.[a-z]+$/iu.test(own) &&
    !isOfSyncing(own) &&
    names.every((name) => hasOneSpelling(name) && !copyMarks.test(name))
  );
}

/** The path of the file that one with such a name may be a copy of: `castine (1).yaml`, `castine copy.yaml`, `castine 2.yaml`. */
export function originalOf(path: string): string | undefined {
  const end = path.lastIndexOf('.');
  const [folder, name] = [
    path.slice(0, path.lastIndexOf('/') + 1),
    path.slice(path.lastIndexOf('/') + 1, end),
  ];
  const original = name
    .replace(syncMarks, '')
    .replace(copyMarks, '')
    .replace(/(?<![\s_])[\s_]+\d+$/, '');
  return original === name || original === ''
    ? undefined
    : tidyName(folder + original + path.slice(end));
}

/** Another file of the folder that a name begins with: `castine.yaml` of `castine-by-bob.yaml`. */
export function sisterOf(path: string, names: Iterable<string>): string | undefined {
  const tidy = tidyName(path);
  const end = tidy.lastIndexOf('.');
  return [...names].find(
    (name) =>
      name !== path &&
      name.endsWith(tidy.slice(end)) &&
      tidy.startsWith(`${name.slice(0, name.lastIndexOf('.'))}-`),
  );
}

/** The part of a name after its last dot. */
export function endingOf(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1] ?? '';
}

/** Names that Windows keeps for devices, with any ending. */
const device = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]) *(?:\.|$)/i;

/** Whether every system can have a file or a folder of this name: Git on Windows could not check out another. */
export function isPortableName(name: string): boolean {
  return !device.test(name) && !/[. ]$/.test(name);
}

/** The name of the file of a record that is called so: `New Town` as `new-town`. */
export function slugOf(name: string): string {
  return tidyName(`${name.trim().replaceAll(/[./]/g, ' ').trim()}.yaml`).slice(0, -'.yaml'.length);
}
