// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { ErrorCode, YAMLError } from 'yaml';
import { type Line, lineAt, linesBefore, nextLine } from './lines.ts';
import type { Range } from './node-position.ts';
import { type OpenBracket, openBracketAt } from './open-bracket.ts';

/** A mistake that the parser notices somewhere else, or calls by another name. */
export interface LikelyMistake {
  readonly range: Range;
  readonly text: { readonly message: string; readonly help: string };
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
  hiddenByRemark,
  unquotedReference,
  missingComma,
  unclosedBracket,
  unopenedBracket,
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

/** `{ roof: #12386b }`: the bracket is closed where nobody reads. */
function hiddenByRemark({ text, open, at: end }: Stumble): LikelyMistake | undefined {
  const found = open && /[:,[{]\s+(#[^\s,}\]]*)/.exec(text.slice(open.start, end));
  if (!open || !found?.[1]) return undefined;
  const start = open.start + found.index + found[0].length - found[1].length;
  const message = '"#" begins a remark here: the rest of the line is not read';
  return at(start, found[1].length, message, `Put the text in quotes: "${found[1]}"`);
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
  return at(open.start + start, key.length, message, `Write ", ${key}: …".`);
}

function unclosedBracket({ open, text, code }: Stumble): LikelyMistake | undefined {
  // Another character than the right one stands there: the bracket may well be closed behind it.
  if (!open || code === 'UNEXPECTED_TOKEN') return undefined;
  const bracket = text[open.start] ?? '';
  const message = `the bracket ${bracket} that opens here is never closed`;
  const help = `Close it with ${bracket === '{' ? '}' : ']'}. A text in brackets that holds a comma, a bracket or \${…} needs quotes.`;
  return at(open.start, 1, message, help);
}

/** `seats: rows: 2 }`: a bracket that only closes. */
function unopenedBracket({ line }: Stumble): LikelyMistake | undefined {
  const [, lead = '', value = '', closing = ''] =
    /^(\s*(?:- )*[\w-]+:\s+)([^\s"'{[].*)([}\]])$/.exec(line.text.trimEnd()) ?? [];
  if (value === '' || /[{[]/.test(value)) return undefined;
  const opening = closing === '}' ? '{' : '[';
  const message = `the bracket ${opening} is missing here: the line ends with ${closing}`;
  return at(line.start + lead.length, 1, message, `Begin with ${opening}.`);
}

/** A line without its dash among lines that have one. */
function missingDash({ text, line }: Stumble): LikelyMistake | undefined {
  if (line.text.trim() === '' || /^\s*(?:- |[\w-]+:(?:\s|$))/.test(line.text)) return undefined;
  const before = linesBefore(text, line).find(({ indent }) => indent <= line.indent);
  if (!before?.text.trimStart().startsWith('- ') || before.indent !== line.indent) return undefined;
  const message = 'this item of the list has no dash';
  return wholeLine(line, message, 'Begin the line with "- ".');
}

/** A key one space too far in, which is read as more of the text above. */
function tooFarIn({ text, line }: Stumble): LikelyMistake | undefined {
  const own = /^\s*(?:- )*/.exec(line.text)?.[0].length ?? 0;
  const next = nextLine(text, line);
  const isText = /^\s*(?:- )*[\w-]+:\s+[^\s"'[{|>#][^:]*$/.test(line.text);
  if (!next || !isText || !isKey(next) || next.indent <= own) return undefined;
  const message =
    'this line begins further in than the line above, and is read as part of its text';
  return wholeLine(next, message, `Begin it in the same column, ${own + 1}.`);
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
  return wholeLine(odd, message, 'The lines of a group begin in the same column.');
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
