/** What people read a name as: capitals, and how its accents are saved, make no difference. */
export function readName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** `card-grid` as `CardGrid`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_all, _hyphen, letter: string) => letter.toUpperCase());
}

/** `card-grid` as `cardGrid`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** A word with the capitals of the one that it takes the place of. */
export function withCapitals(word: string, typed: string): string {
  if (word !== word.toLowerCase() || hasOddCapitals(typed)) return word;
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Whether capitals stand where no word has them: `oNt`, `DRive`. */
export function hasOddCapitals(word: string): boolean {
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,}(?!s$)\p{Ll}/u.test(word);
}
