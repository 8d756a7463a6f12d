/** The candidate an author most likely meant by a word, and whether that is certain. */
export interface Suggestion {
  readonly word: string;
  readonly isSure: boolean;
}

/** The candidate an author most likely meant by `word`, if one is close. The first of equals wins. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return suggest(word, candidates)?.word;
}

/** The same, and whether it is sure: a slip or two away, with no other candidate as close. */
export function suggest(word: string, candidates: Iterable<string>): Suggestion | undefined {
  const latin = inLatin(word);
  if (latin !== word) {
    const all = [...candidates];
    return all.includes(latin) ? { word: latin, isSure: true } : suggest(latin, all);
  }
  const wanted = word.toLowerCase();
  let limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let isAlone = true;
  for (const candidate of candidates) {
    if (candidate === word || Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance > limit || !mayBeSlip(wanted, candidate.toLowerCase())) continue;
    isAlone = best === undefined || best === candidate || distance < limit;
    if (best !== undefined && distance === limit) continue;
    best = candidate;
    limit = distance;
  }
  if (best === undefined) return undefined;
  return { word: best, isSure: isAlone && limit <= slipsOf(wanted) };
}

/** Letters of other alphabets that are drawn as Latin ones; a keyboard or a copied text brings them. */
const foreign = 'аеорсухіјѕԁһкмтвнАВЕКМНОРСТУХІЈЅοανρικυχτωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const native = 'aeopcyxijsdhkmtbhABEKMHOPCTYXIJSoavpikuxtwABEZHIKMNOPTYX';

/** A word as it looks. */
function inLatin(word: string): string {
  if (!/[a-z]/i.test(word)) return word;
  return word.replaceAll(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (letter) => native[foreign.indexOf(letter)] ?? letter,
  );
}

/** How many slips are likely in a word: none in a very short one, where a slip easily makes another word. */
function slipsOf(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 12 ? 1 : 2;
}

/**
 * Names such as `carrier-6-plus` and `carrier-8-plus` look alike but mean different things: digits are never slips, and
 * most letters of each part of a name must match.
 */
function mayBeSlip(word: string, candidate: string): boolean {
  if (digitsOf(word) !== digitsOf(candidate)) return false;
  const [parts, others] = [partsOf(word), partsOf(candidate)];
  // A hyphen may be missing, but with a whole part more or less it is another name.
  if (parts.length !== others.length) return parts.join('') === others.join('');
  return parts.every((part, index) => {
    const other = others[index] ?? '';
    // In these each letter counts: xl and xxl, gt6 and xt6.
    const isShort = Math.min(part.length, other.length) < 3 || /\d/.test(part);
    return parts.length > 1 && isShort
      ? lettersOf(part) === lettersOf(other)
      : isAlike(part, other, 3);
  });
}

/** One slip per so many letters. A longer word with the same start is another word: season, seasonal. */
function isAlike(one: string, other: string, letters: number): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short !== '' && long.length - short.length > 1 && long.startsWith(short)) return false;
  return editDistance(one, other) <= Math.max(1, Math.floor(long.length / letters));
}

function digitsOf(word: string): string {
  return word.replaceAll(/\D+/g, ' ').trim();
}

function lettersOf(part: string): string {
  return [...part].sort().join('');
}

function partsOf(word: string): string[] {
  return word.split(/[^a-z0-9]+/);
}

/** The edit distance of two words: letters to change, add, remove or swap with the next (Damerau-Levenshtein). */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      let least = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + cost,
      );
      if (isSwap(from, to, row, column))
        least = Math.min(least, at(beforePrevious, column - 2) + 1);
      current.push(least);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, to.length);
}

function isSwap(from: string, to: string, row: number, column: number): boolean {
  return (
    row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
  );
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
