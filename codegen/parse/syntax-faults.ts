import type { Document, YAMLError } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FaultText } from '../diagnostics/faults.ts';
import { faultAt } from '../diagnostics/faults.ts';
import type { Forbidden } from './forbidden-tokens.ts';
import { createLineIndex } from './line-index.ts';
import { findNodeFaults } from './node-faults.ts';
import type { Range } from './node-position.ts';
import { openBracket, openQuote, plainWords } from './syntax-texts.ts';
import { yaml } from './yaml-library.ts';

/** The YAML faults of a file. If it is usable, its data can still be checked further. */
export interface YamlFaults {
  readonly faults: readonly Diagnostic[];
  readonly isUsable: boolean;
}

interface Fault {
  readonly range: Range;
  readonly text: FaultText;
}

/**
 * Says in plain words what the parser found, beside what was found before it. Of syntax faults only the first is
 * told, for the parser loses its footing there and what follows would be noise.
 */
export function explainYamlFaults(
  { file, text }: { readonly file: string; readonly text: string },
  document: Document,
  forbidden: readonly Forbidden[],
): YamlFaults {
  const syntax = findSyntaxFault(text, document, forbidden);
  const words = forbidden.map(({ start, end, text }) => ({ range: [start, end], text }) as const);
  const nodes = findNodeFaults(document);
  const isBeforeSyntax = ({ range }: Fault) => !syntax || range[0] <= syntax.range[0];
  const faults = [...[...words, ...nodes].filter(isBeforeSyntax), ...(syntax ? [syntax] : [])];
  const lines = createLineIndex(text);
  return {
    faults: faults.map(({ range, text }) => faultAt(file, lines.spanAt(...range), text)),
    isUsable: !syntax && forbidden.length === 0 && !nodes.some(({ text }) => isFatal(text)),
  };
}

/** Data too deep to go through, or with signs that no message may show. */
function isFatal({ code }: FaultText): boolean {
  return code === 'too-deep' || code === 'control-sign';
}

/** What the parser makes of a forbidden word is no second fault; nor is what it stumbles over in the same line. */
function findSyntaxFault(
  text: string,
  document: Document,
  forbidden: readonly Forbidden[],
): Fault | undefined {
  const lines = createLineIndex(text);
  const lineOf = (offset: number) => lines.spanAt(offset, offset).line;
  const forbiddenLines = new Set(forbidden.map(({ start }) => lineOf(start)));
  const errors: readonly YAMLError[] = [...document.errors, ...document.warnings];
  const [first] = errors
    .filter(({ pos }) => !forbiddenLines.has(lineOf(pos[0])))
    .sort((one, other) => one.pos[0] - other.pos[0]);
  return first && syntaxFault(text, document, first);
}

function syntaxFault(text: string, document: Document, error: YAMLError): Fault {
  if (error.message.startsWith('Missing closing')) {
    const open = openingQuote(document, error.pos[0]);
    if (open !== undefined) return { range: [open, open + 1], text: withCode(openQuote) };
  }
  return { range: visibleRange(text, error.pos), text: withCode(wordsFor(error)) };
}

function withCode(words: Omit<FaultText, 'code'>): FaultText {
  return { code: 'syntax', ...words };
}

function wordsFor(error: YAMLError): Omit<FaultText, 'code'> {
  if (error.message.startsWith('Flow ')) return openBracket;
  return plainWords[error.code] ?? { message: error.message.split('\n', 1)[0] ?? '' };
}

/** Where the quoted text begins that runs on to the end of the file. */
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

/** A fault is shown at letters: after the white space before it, and never beyond the last of the text. */
function visibleRange(text: string, [from, to]: Range): Range {
  const last = text.trimEnd().length;
  const start = from + (/^[ \r\n]*/.exec(text.slice(from))?.[0].length ?? 0);
  return start >= last ? [last, last] : [start, Math.max(start, to)];
}
