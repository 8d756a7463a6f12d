import type { Document, ErrorCode, YAMLError } from 'yaml';
import type { Message, RelatedLine, Span } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { lineAt } from '../text/lines.ts';
import { findNodeDiagnostics } from './find-node-diagnostics.ts';
import type { Forbidden } from './forbidden-tokens.ts';
import { createLineIndex } from './line-index.ts';
import type { Range } from './node-position.ts';
import { loneDash, openBracket, openBracketAt, openQuote, plainWords } from './syntax-texts.ts';
import { yaml } from './yaml-library.ts';

/** What is wrong with the YAML of a file. The data of a usable file can still be checked against its schema. */
export interface ExplainedYaml {
  readonly findings: readonly Finding[];
  readonly isUsable: boolean;
  /** The one that only says where the parser gave up. */
  readonly vague?: Finding | undefined;
}

interface YamlDiagnostic {
  readonly range: Range;
  readonly text: Message;
  readonly first?: Range;
  readonly isVague?: boolean;
}

/**
 * Explains the parser's errors in plain words, together with the forbidden tokens. Only the first syntax error is
 * reported: errors after it are usually noise.
 */
export function explainYamlErrors(
  { file, text }: { readonly file: string; readonly text: string },
  document: Document,
  forbidden: readonly Forbidden[],
): ExplainedYaml {
  const syntax = findSyntaxError(text, document, forbidden);
  const tokens = forbidden.map(({ start, end, text }) => ({ range: [start, end], text }) as const);
  const nodes = findNodeDiagnostics(document, text);
  const isBeforeSyntax = ({ range }: YamlDiagnostic) => !syntax || range[0] <= syntax.range[0];
  const findings: YamlDiagnostic[] = [
    ...[...tokens, ...nodes].filter(isBeforeSyntax),
    ...(syntax ? [syntax] : []),
  ];
  const lines = createLineIndex(text);
  const placed = findings.map(({ range, text: own, first }) => ({
    source: { file },
    span: lines.spanAt(...range),
    ...own,
    ...(first && { related: [firstAt(file, lines.spanAt(...first))] }),
  }));
  return {
    findings: placed,
    vague: syntax?.isVague ? placed.at(-1) : undefined,
    isUsable: !syntax && forbidden.length === 0 && !nodes.some(({ text }) => isFatal(text)),
  };
}

function firstAt(file: string, { line, column }: Span): RelatedLine {
  return { file, line, column, message: 'it is first written here' };
}

/** Whether data is too deep to walk, has unprintable characters, or is not what was meant. */
function isFatal({ code }: Message): boolean {
  return ['too-deep', 'control-character', 'syntax'].includes(code);
}

/** The first syntax error. Errors on the line of a forbidden token follow from it and are not reported. */
function findSyntaxError(
  text: string,
  document: Document,
  forbidden: readonly Forbidden[],
): YamlDiagnostic | undefined {
  const lines = createLineIndex(text);
  const lineOf = (offset: number) => lines.spanAt(offset, offset).line;
  const forbiddenLines = new Set(forbidden.map(({ start }) => lineOf(start)));
  const errors: readonly YAMLError[] = [...document.errors, ...document.warnings];
  const [first] = errors
    .filter(({ pos }) => !forbiddenLines.has(lineOf(pos[0])))
    .sort((one, other) => one.pos[0] - other.pos[0]);
  return first && syntaxError(text, document, first);
}

/** Codes by which the parser only says that it expected something else. */
const vague: ReadonlySet<ErrorCode> = new Set([
  'BAD_INDENT',
  'BAD_SCALAR_START',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'IMPOSSIBLE',
  'MISSING_CHAR',
  'NON_STRING_KEY',
  'TAB_AS_INDENT',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

function syntaxError(text: string, document: Document, error: YAMLError): YamlDiagnostic {
  if (error.message.startsWith('Missing closing')) {
    const open = openingQuote(document, error.pos[0]);
    if (open !== undefined)
      return { range: [open, open + 1], text: withCode(openQuote), isVague: true };
  }
  const isVague = vague.has(error.code);
  const dash = isVague ? dashWithoutItem(text, error.pos[0]) : undefined;
  if (dash !== undefined) return { range: [dash, dash + 1], text: withCode(loneDash) };
  const open = isVague ? openBracketAt(text, error.pos[0]) : undefined;
  // After an unexpected character the bracket may well be closed.
  if (open !== undefined && error.code !== 'UNEXPECTED_TOKEN')
    return { range: [open, open + 1], text: withCode(openBracket(text.charAt(open))), isVague };
  return { range: visibleRange(text, error.pos), text: withCode(textFor(error)), isVague };
}

/** `{ number: -, label: Office }` and `number: -`: where the dash is. */
function dashWithoutItem(text: string, at: number): number | undefined {
  const line = lineAt(text, at);
  const found = /(?<=[:,[{]\s*)-(?=\s*[,}\]])|(?<=:\s+)-(?=\s*$)/.exec(line.text);
  return found ? line.start + found.index : undefined;
}

function withCode(text: Omit<Message, 'code'>): Message {
  return { code: 'syntax', ...text };
}

function textFor(error: YAMLError): Omit<Message, 'code'> {
  return plainWords[error.code] ?? { message: error.message.split('\n', 1)[0] ?? '' };
}

/** The start of the quoted text that runs to the end of the file. */
function openingQuote(document: Document, end: number): number | undefined {
  let start: number | undefined;
  yaml().visit(document, {
    Scalar(_key, node) {
      const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
      if (isQuoted && node.range && node.range[0] <= end) start = node.range[0];
    },
  });
  return start;
}

/** Moves an error past leading white space, and never beyond the end of the text. */
function visibleRange(text: string, [from, to]: Range): Range {
  const last = text.trimEnd().length;
  const start = from + (/^[ \r\n]*/.exec(text.slice(from))?.[0].length ?? 0);
  return start >= last ? [last, last] : [start, Math.max(start, to)];
}
