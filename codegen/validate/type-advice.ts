import { isRecord } from '../model/data.ts';
import { quoted, stillEmpty } from './path-words.ts';
import { plainAnswer, readFigure, suggestText } from './suggest-type.ts';

/** Help for a value of the wrong type, such as a number in quotes or a text that needs them. */
export function helpWithType(
  types: readonly string[],
  data: unknown,
  raw = String(data),
): { help?: string } {
  const needsNumber = types.includes('number') || types.includes('integer');
  if (
    needsNumber &&
    typeof data === 'string' &&
    data.trim() !== '' &&
    !Number.isNaN(Number(data))
  ) {
    const isQuoted = /^[\x20-\x7e]*$/.test(data);
    return {
      help: isQuoted
        ? `Remove the quotes: ${data.trim()}`
        : `There is an invisible space beside the number; type it again: ${data.trim()}`,
    };
  }
  if (types.includes('string') && (typeof data === 'number' || typeof data === 'boolean')) {
    return { help: `Put it in quotes: "${raw}"` };
  }
  const text = types.includes('string') ? suggestText({ data, raw })?.word : undefined;
  if (text !== undefined) return { help: `A text with a colon and a space needs quotes: ${text}` };
  const number = needsNumber ? helpWithNumber(data) : undefined;
  if (number !== undefined) return { help: number };
  if (types.includes('boolean') && typeof data === 'string') return helpWithAnswer(data);
  if (types.join() === 'array' && typeof data === 'string' && data !== '')
    return { help: helpWithList(data) };
  return {};
}

function helpWithNumber(data: unknown): string | undefined {
  if (Array.isArray(data))
    return 'Write one number: a figure that is compared with others cannot be a range.';
  const figure = readFigure(data);
  if (!figure) return undefined;
  const { value, letter } = figure;
  if (!Number.isFinite(value)) return 'Write it in digits.';
  return letter
    ? `"${letter}" is a letter here, not a digit. Perhaps: ${value}`
    : `Write only the number: ${value}`;
}

function helpWithAnswer(data: string): { help?: string } {
  const answer = plainAnswer(data);
  return answer === undefined ? {} : { help: `Write ${answer}, without quotes.` };
}

function helpWithList(data: string): string {
  return data.endsWith(']')
    ? 'The bracket [ at the beginning is missing.'
    : 'Write each item on a line of its own, after "- ".';
}

/** What is said of a value of another type at its field, where only numbers can be typed wrong. */
export function typeAtField(types: readonly string[], data: unknown): string {
  const isEmpty =
    data === '' || data === null || (isRecord(data) && Object.keys(data).length === 0);
  if (isEmpty) return stillEmpty;
  const needsNumber = types.includes('number') || types.includes('integer');
  if (!needsNumber) return 'This does not fit here.';
  const figure = readFigure(data);
  if (!figure) return `${quoted(data)} is no number. Write it in digits.`;
  return /\p{Sc}/u.test(String(data))
    ? `${quoted(data)} names a currency: all prices are in that of the site. Is it ${figure.value} in that?`
    : `${quoted(data)} is no plain number. Is ${figure.value} meant?`;
}
