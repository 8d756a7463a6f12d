import type { Message } from '../diagnostics/diagnostic.ts';
import { type Suggestion, suggest } from '../diagnostics/nearest.ts';
import { didYouMean } from '../diagnostics/phrases.ts';
import { annotationsOf, presentName } from '../schema/annotations.ts';
import type { Schema } from '../schema/schema-set.ts';
import { describeValue, joinWords, quoted } from './path-words.ts';
import { plainAnswer } from './suggest-type.ts';

const fewNames = 14;

/** The allowed word that was meant: its present name, nearly the same, or what the value is short for. */
export function meantChoice(
  value: unknown,
  names: readonly unknown[],
  schema: Schema = {},
): Suggestion | undefined {
  if (typeof value !== 'string') return undefined;
  const present = presentName(annotationsOf(schema), value);
  if (present !== undefined) return { word: present, isSure: true };
  const words = names.map(String);
  const answer = words.join() === 'true,false' ? plainAnswer(value) : undefined;
  if (answer !== undefined) return { word: String(answer), isSure: true };
  // If the value has several words, the allowed word that it begins with is not all that is meant.
  const isOne = !/\s/.test(value.trim());
  const long = words.filter(
    (word) => isOne && word.length > 2 && value.toLowerCase().startsWith(word),
  );
  const [only, ...others] = long;
  if (!only || others.length > 0) return suggest(value, words);
  // In a list of abbreviations it is one: monday, mon. Elsewhere only what follows another word may be left out.
  const isShort = words.every(({ length }) => length === only.length);
  return { word: only, isSure: isShort || !/^\p{L}/u.test(value.slice(only.length)) };
}

/** A value that is none of the allowed ones, with the one that was meant or those to choose from. */
export function notAllowed(
  where: string,
  value: unknown,
  allowed: readonly unknown[],
  schema?: Schema,
): Message {
  const names = allowed.map(String);
  const meant = meantChoice(value, names, schema)?.word;
  const found = typeof value === 'string' ? `"${value}"` : describeValue(value);
  return {
    code: 'not-allowed',
    atField:
      names.length > fewNames
        ? `${quoted(value)} cannot be chosen here.`
        : `${quoted(value)} cannot be chosen here. Possible: ${joinWords(names, 'or')}.`,
    message: `${where} cannot be ${found}${meant ? didYouMean(String(value), meant) : ''}`,
    ...helpToChoose({ value, names, meant }, schema),
  };
}

/** A long list only helps if there is no suggestion; of a very long one, the names that share a word with the value. */
function helpToChoose(
  { value, names, meant }: { value: unknown; names: readonly string[]; meant: string | undefined },
  schema: Schema = {},
): { help?: string } {
  const { 'x-otherwise': advice } = annotationsOf(schema);
  const otherwise = typeof advice === 'string' ? advice : undefined;
  const near = otherwise === undefined ? names : names.filter((name) => sharesWord(name, value));
  const isShown = near.length > 0 && (!meant || names.length <= fewNames);
  const parts = [isShown ? `${otherwise ? 'Similar' : 'Allowed'}: ${joinWords(near, 'or')}.` : []];
  const help = [...parts, otherwise ?? []].flat().join(' ');
  return help === '' ? {} : { help };
}

/** `BoatRental` and `AutoRental` do. */
function sharesWord(name: string, value: unknown): boolean {
  const wordsOf = (text: string) =>
    text.split(/(?=[A-Z])|[^A-Za-z]+/).map((each) => each.toLowerCase());
  const own = wordsOf(String(value));
  return wordsOf(name).some((word) => word.length > 2 && own.includes(word));
}
