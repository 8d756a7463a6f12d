import { nameOfCharacter } from '../text/characters.ts';

/** What cannot be seen, or told from a Latin letter or a space. */
const deceptive =
  /(?! )[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** The end of a message about a word that was probably meant to be another one; if both look the same, it says why. */
export function didYouMean(word: string, meant: string): string {
  const odd = new Set(word.match(deceptive)?.filter((each) => !meant.includes(each)));
  if (odd.size === 0) return `; did you mean "${meant}"?`;
  return `; it looks like "${meant}", but holds ${[...odd].map(describe).join(' and ')}`;
}

function describe(character: string): string {
  const name = nameOfCharacter(character);
  if (/\p{Script=Cyrillic}/u.test(character)) return `the Cyrillic letter ${name}`;
  return /\p{Script=Greek}/u.test(character) ? `the Greek letter ${name}` : `a ${name}`;
}

/** A count with its noun: `1 file`, `2,000 files`. */
export function countOf(amount: number, noun: string): string {
  // Loading locale data is slow, and only needed for the thousands separator.
  const digits = amount < 1000 ? String(amount) : amount.toLocaleString('en-US');
  return `${digits} ${noun}${amount === 1 ? '' : 's'}`;
}

/** A thing with its pronoun: `this gallery`, `these rental plans`, `this value on some days`. */
export function pointedAt(thing: string): string {
  const [head = ''] = thing.split(/ (?:of|on|in|and)\b|,/);
  const isMany = /[^s]s$/.test(head) && !/\b(?:news|series)$/i.test(head);
  return `${isMany ? 'these' : 'this'} ${thing}`;
}

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
