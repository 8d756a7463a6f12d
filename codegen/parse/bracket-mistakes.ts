// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import { scanReferences } from '../model/fact-reference.ts';
import { unpairedBracket, unpairedQuote } from './line-balance.ts';
import { lineAt } from './lines.ts';
import { at, type LikelyMistake, type Recognizer, type Stumble } from './stumble.ts';

/** Mistakes in and around brackets, in the order to try. */
export const bracketMistakes: readonly Recognizer[] = [
  hiddenByComment,
  loneDash,
  unquotedReference,
  missingComma,
  unopenedBracket,
  unpairedCharacter,
  unclosedBracket,
];

/** `{ roof: #12386b }`: the closing bracket is inside a comment. */
function hiddenByComment({ text, open, at: end }: Stumble): LikelyMistake | undefined {
  const found = open && /[:,[{]\s+(#[^\s,}\]]*)/.exec(text.slice(open.start, end));
  if (!open || !found?.[1]) return undefined;
  const start = open.start + found.index + found[0].length - found[1].length;
  const message = '"#" begins a comment here: the rest of the line is not read';
  const edit = { start, end: start + found[1].length, text: `"${found[1]}"` };
  return { ...at(start, found[1].length, message, `Put the text in quotes: "${found[1]}"`), edit };
}

/** `{ number: -, label: Office }` and `number: -`: nothing is known yet. */
function loneDash({ text, line, open }: Stumble): LikelyMistake | undefined {
  const start = open?.start ?? line.start;
  const rest = /^[^\n]*/.exec(text.slice(start))?.[0] ?? '';
  const found = (open ? /[:,[{]\s*-(?=\s*[,}\]])/ : /:\s+-(?=\s*$)/).exec(rest);
  if (!found) return undefined;
  const message = '"-" is no value: it begins an item of a list';
  const help =
    'Write what belongs here. If it is not known, leave the key out; the sign itself needs quotes: "-".';
  return at(start + found.index + found[0].length - 1, 1, message, help);
}

/** `{ text: ${site.name} }`: the reference brings its own brackets. */
function unquotedReference({ text, open, at: end }: Stumble): LikelyMistake | undefined {
  if (!open) return undefined;
  const before = text.slice(open.start, end + 1);
  const start = scanReferences(before).findLast((piece) => piece.kind !== 'text')?.start;
  if (start === undefined || before.indexOf('\n', start) !== -1) return undefined;
  const isQuoted = (before.slice(0, start).split('"').length - 1) % 2 === 1;
  if (isQuoted) return undefined;
  const message = 'inside brackets, a text with ${…} needs quotes';
  return at(open.start + start, 2, message, 'Put the whole text in quotes: "${…}"');
}

/** In characters. A longer line comes from a program, and the search below is quadratic. */
const longestTyped = 2000;

/** `{ lat: 38.7 lng: -75.1 }`: two keys without a comma between them. */
function missingComma({ open, text }: Stumble): LikelyMistake | undefined {
  if (!open) return undefined;
  const rest = /^[^\n]*/.exec(text.slice(open.start))?.[0] ?? '';
  if (rest.length > longestTyped) return undefined;
  for (const { 1: key = '', index } of rest.matchAll(/(?<=\s)([\w-]+):\s/g)) {
    const before = rest.slice(0, index).trimEnd();
    if (!endsWithEntry(before)) continue;
    const message = `a comma is missing before "${key}"`;
    const place = open.start + before.length;
    const edit = { start: place, end: place, text: ',' };
    return { ...at(open.start + index, key.length, message, `Write ", ${key}: …".`), edit };
  }
  return undefined;
}

/** Whether a text in brackets ends with a key and its whole value. */
function endsWithEntry(text: string): boolean {
  const withoutQuotes = text.replaceAll(/"[^"]*"|'[^']*'/g, 'text');
  return /[{[,]\s*[\w-]+:\s+[^\s,"'{}[\]#]+$/.test(withoutQuotes);
}

/** An unpaired quote or bracket of a line, if the characters beside it show which it is. */
function unpairedCharacter({ text, line, open }: Stumble): LikelyMistake | undefined {
  // A bracket that is still open caused the trouble, perhaps on an earlier line.
  const start = open ? lineAt(text, open.start) : line;
  const found = unpairedQuote(start.text) ?? unpairedBracket(start.text);
  if (!found) return undefined;
  const what = `${found.sign === '"' ? 'quote' : 'bracket'} ${found.sign}`;
  const message =
    found.is === 'unclosed'
      ? `the ${what} that opens here is never closed`
      : `the ${what} that closes here was never opened`;
  const [verb, sign] = [found.is === 'unclosed' ? 'Close' : 'Open', found.missing];
  const place = start.start + found.missingAt;
  return {
    ...at(start.start + found.at, 1, message, `${verb} it with ${sign}.`),
    edit: { start: place, end: place, text: sign },
  };
}

function unclosedBracket({ open, text, code }: Stumble): LikelyMistake | undefined {
  // The parser met a wrong character; the bracket may well be closed after it.
  if (!open || code === 'UNEXPECTED_TOKEN') return undefined;
  const bracket = text[open.start] ?? '';
  const message = `the bracket ${bracket} that opens here is never closed`;
  const closing = bracket === '{' ? ' }' : ']';
  const help = `Close it with ${closing.trim()}. A text in brackets that holds a comma, a bracket or \${…} needs quotes.`;
  const line = lineAt(text, open.start);
  const end = line.start + line.text.trimEnd().length;
  return { ...at(open.start, 1, message, help), edit: { start: end, end, text: closing } };
}

/** `seats: rows: 2 }`: a closing bracket without an opening one. */
function unopenedBracket({ line }: Stumble): LikelyMistake | undefined {
  const [, lead = '', value = '', closing = ''] =
    /^(\s*(?:- )*[\w-]+:\s+)([^\s"'{[].*)([}\]])$/.exec(line.text.trimEnd()) ?? [];
  if (value === '' || /[{[]/.test(value)) return undefined;
  const opening = closing === '}' ? '{' : '[';
  const message = `the bracket ${opening} is missing here: the line ends with ${closing}`;
  const start = line.start + lead.length;
  const edit = { start, end: start, text: opening === '{' ? '{ ' : '[' };
  return { ...at(start, 1, message, `Begin with ${opening}.`), edit };
}
