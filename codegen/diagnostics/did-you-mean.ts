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
