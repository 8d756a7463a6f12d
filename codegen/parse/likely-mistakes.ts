// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { ErrorCode, YAMLError } from 'yaml';
import type { Edit } from '../diagnostics/diagnostic.ts';
import { unpairedBracket, unpairedQuote } from './line-balance.ts';
import { type Line, lineAt, linesBefore, nextLine } from './lines.ts';
import type { Range } from './node-position.ts';
import { type OpenBracket, openBracketAt } from './open-bracket.ts';

/** A mistake that the parser notices somewhere else, or calls by another name. */
export interface LikelyMistake {
  readonly range: Range;
  readonly text: { readonly message: string; readonly help: string };
  /** What puts it right, where there is one way. */
  readonly edit?: Omit<Edit, 'file'>;
}

/** A text the parser stumbled over, and where. */
interface Stumble {
  readonly text: string;
  readonly at: number;
  readonly code: ErrorCode;
  readonly line: Line;
  readonly open: OpenBracket | undefined;
}

/** What an editor most likely did where the parser found a syntax fault; nothing if the parser's own place is the best guess. */
export function likelyMistake(text: string, { pos, code }: YAMLError): LikelyMistake | undefined {
  const [at] = pos;
  const stumble = { text, at, code, line: lineAt(text, at), open: openBracketAt(text, at) };
  for (const recognize of recognizers) {
    const found = recognize(stumble);
    if (found) return found;
  }
  return undefined;
}

const recognizers: readonly ((stumble: Stumble) => LikelyMistake | undefined)[] = [
  mergeConflict,
  codeFence,
  invisibleSpace,
  hiddenByRemark,
  unquotedReference,
  missingComma,
  unopenedBracket,
  unpairedSign,
  unclosedBracket,
  missingDash,
  unevenIndent,
  tooFarIn,
];

function mergeConflict({ text }: Stumble): LikelyMistake | undefined {
  const found = /^(?:<{7}|={7}|>{7})(?: .*)?$/m.exec(text);
  if (!found) return undefined;
  const message = 'two versions of this passage stand here (a merge conflict)';
  const help = 'Keep one of them, and delete the lines <<<<<<<, ======= and >>>>>>>.';
  return at(found.index, found[0].length, message, help);
}

/** The signs around a passage that was copied from a chat or a wiki. */
function codeFence({ text }: Stumble): LikelyMistake | undefined {
  const found = /^(?:```|~~~)[a-z]*[ \r]*$/m.exec(text);
  if (!found) return undefined;
  const length = found[0].trimEnd().length;
  const message = `${found[0].slice(0, 3)} is no part of the content: it marks a passage in a chat or a wiki`;
  const after = /^[ \r]*\n?/.exec(text.slice(found.index + length))?.[0].length ?? 0;
  return {
    ...at(
      found.index,
      length,
      message,
      'Delete the line; such a text must not begin with this character.',
    ),
    edit: { start: found.index, end: found.index + length + after, text: '' },
  };
}

/** A space that only looks like one, where the parser needs a space. */
function invisibleSpace({ text, line }: Stumble): LikelyMistake | undefined {
  const column = line.text.search(/[\u00A0\u2000-\u200B\u202F\u205F\u3000]/);
  if (column === -1 || isQuoted(line.text, column)) return undefined;
  const start = line.start + column;
  const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0');
  const message = `an invisible character stands here (U+${code}), which is no space`;
  return {
    ...at(start, 1, message, 'Delete it, and type a space if one is needed.'),
    edit: { start, end: start + 1, text: ' ' },
  };
}

/** Whether a quote stands before a place of a line, and another one behind it. */
function isQuoted(line: string, column: number): boolean {
  return /["']/.test(line.slice(0, column)) && /["']/.test(line.slice(column));
}

/** `{ roof: #12386b }`: the bracket is closed where nobody reads. */
function hiddenByRemark({ text, open, at: end }: Stumble): LikelyMistake | undefined {
  const found = open && /[:,[{]\s+(#[^\s,}\]]*)/.exec(text.slice(open.start, end));
  if (!open || !found?.[1]) return undefined;
  const start = open.start + found.index + found[0].length - found[1].length;
  const message = '"#" begins a remark here: the rest of the line is not read';
  const edit = { start, end: start + found[1].length, text: `"${found[1]}"` };
  return { ...at(start, found[1].length, message, `Put the text in quotes: "${found[1]}"`), edit };
}

/** `{ text: ${site.name} }`: the reference has brackets of its own. */
function unquotedReference({ text, open, at: end }: Stumble): LikelyMistake | undefined {
  if (!open) return undefined;
  const before = text.slice(open.start, end + 1);
  const start = before.lastIndexOf('${');
  const isQuoted = (before.slice(0, start).split('"').length - 1) % 2 === 1;
  if (start === -1 || isQuoted || before.indexOf('\n', start) !== -1) return undefined;
  const message = 'in brackets, a text that holds ${…} needs quotes';
  return at(open.start + start, 2, message, 'Put the whole text in quotes: "${…}"');
}

/** `{ lat: 38.7 lng: -75.1 }`: two keys and no comma. */
function missingComma({ open, text }: Stumble): LikelyMistake | undefined {
  if (!open) return undefined;
  const rest = /^[^\n]*/.exec(text.slice(open.start))?.[0] ?? '';
  const entry = /(?:^[{[]|,)\s*[\w-]+:\s+(?:"[^"]*"|'[^']*'|[^\s,"'{}[\]#]+)\s+([\w-]+):\s/d.exec(
    rest,
  );
  const [start, end] = entry?.indices?.[1] ?? [];
  if (start === undefined || end === undefined) return undefined;
  const key = rest.slice(start, end);
  const message = `a comma is missing before "${key}"`;
  const before = open.start + rest.slice(0, start).trimEnd().length;
  const edit = { start: before, end: before, text: ',' };
  return { ...at(open.start + start, key.length, message, `Write ", ${key}: …".`), edit };
}

/** A quote or bracket of a line that has no other, where the signs beside it tell which. */
function unpairedSign({ text, line, open }: Stumble): LikelyMistake | undefined {
  // A bracket that is still open began the trouble, in an earlier line perhaps.
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
  // Another character than the right one stands there: the bracket may well be closed behind it.
  if (!open || code === 'UNEXPECTED_TOKEN') return undefined;
  const bracket = text[open.start] ?? '';
  const message = `the bracket ${bracket} that opens here is never closed`;
  const closing = bracket === '{' ? ' }' : ']';
  const help = `Close it with ${closing.trim()}. A text in brackets that holds a comma, a bracket or \${…} needs quotes.`;
  const line = lineAt(text, open.start);
  const end = line.start + line.text.trimEnd().length;
  return { ...at(open.start, 1, message, help), edit: { start: end, end, text: closing } };
}

/** `seats: rows: 2 }`: a bracket that only closes. */
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

/** A line without its dash among lines that have one. */
function missingDash({ text, line }: Stumble): LikelyMistake | undefined {
  if (line.text.trim() === '' || /^\s*(?:- |[\w-]+:(?:\s|$))/.test(line.text)) return undefined;
  const before = linesBefore(text, line).find(({ indent }) => indent <= line.indent);
  if (!before?.text.trimStart().startsWith('- ') || before.indent !== line.indent) return undefined;
  const message = 'this item of the list has no dash';
  const help =
    'Begin the line with "- ". If it is more of the text above, begin it further in, in a column of its own.';
  return wholeLine(line, message, help);
}

/** A key one space too far in, which is read as more of the text above. */
function tooFarIn({ text, line }: Stumble): LikelyMistake | undefined {
  const own = /^\s*(?:- )*/.exec(line.text)?.[0].length ?? 0;
  const next = nextLine(text, line);
  const isText = /^\s*(?:- )*[\w-]+:\s+[^\s"'[{|>#][^:]*$/.test(line.text);
  if (!next || !isText || !isKey(next) || next.indent <= own) return undefined;
  const message =
    'this line begins further in than the line above, and is read as part of its text';
  const edit = { start: next.start, end: next.start + next.indent, text: ' '.repeat(own) };
  return { ...wholeLine(next, message, `Begin it in the same column, ${own + 1}.`), edit };
}

/** A line that begins in a column of its own. Of two that differ, the one that stands alone is wrong. */
function unevenIndent({ text, line, open }: Stumble): LikelyMistake | undefined {
  if (open || !isKey(line)) return undefined;
  const before = linesBefore(text, line);
  const [above] = before;
  if (!above || above.indent <= line.indent) return undefined;
  const parent = before.find(({ indent }) => indent <= line.indent);
  if (parent && parent.indent === line.indent) return undefined;
  const isFirst = parent === before[1] && nextLine(text, line)?.indent === line.indent;
  const [odd, other] = isFirst ? [above, line] : [line, above];
  const message = `this line begins in column ${odd.indent + 1}, and the lines around it in column ${other.indent + 1}`;
  const edit = { start: odd.start, end: odd.start + odd.indent, text: ' '.repeat(other.indent) };
  return { ...wholeLine(odd, message, 'The lines of a group begin in the same column.'), edit };
}

function at(start: number, length: number, message: string, help: string): LikelyMistake {
  return { range: [start, start + length], text: { message, help } };
}

function wholeLine({ start, text, indent }: Line, message: string, help: string): LikelyMistake {
  return at(start + indent, text.trim().length, message, help);
}

function isKey({ text }: Line): boolean {
  return /^\s*(?:- )*[\w-]+:(?:\s|$)/.test(text);
}
