import type { Document, YAMLError } from 'yaml';
import type { Diagnostic } from './diagnostic.ts';
import { faultAt, faultInFile } from './diagnostic-list.ts';
import type { LineIndex } from './line-index.ts';
import { createLineIndex } from './line-index.ts';
import { yaml } from './yaml-library.ts';
import { openBracket, openQuote, plainWords, tooDeep } from './yaml-words.ts';

/** The YAML faults of a file. Without a syntax fault its data can still be checked further. */
export interface YamlFaults {
  readonly faults: readonly Diagnostic[];
  readonly isUsable: boolean;
}

/**
 * Says in plain words what the parser found. Of syntax faults only the first is told,
 * for the parser loses its footing there and what follows would be noise.
 */
export function explainYamlFaults(file: string, text: string, document: Document): YamlFaults {
  const errors: readonly YAMLError[] = [...document.errors, ...document.warnings];
  if (errors.length === 0) return { faults: [], isUsable: true };
  const sorted = [...errors].sort((one, other) => one.pos[0] - other.pos[0]);
  const place: FaultPlace = { file, text, document, lines: createLineIndex(text) };
  const syntax = sorted.find((error) => error.code !== 'DUPLICATE_KEY');
  const repeated = sorted
    .filter((error) => error.code === 'DUPLICATE_KEY' && !(syntax && error.pos[0] > syntax.pos[0]))
    .map((error) => repeatedKey(place, error));
  const faults = syntax ? [...repeated, syntaxFault(place, syntax)] : repeated;
  return { faults, isUsable: syntax === undefined };
}

interface FaultPlace {
  readonly file: string;
  readonly text: string;
  readonly document: Document;
  readonly lines: LineIndex;
}

function repeatedKey({ file, text, lines }: FaultPlace, error: YAMLError): Diagnostic {
  const start = error.pos[0];
  const key = /^("[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(text.slice(start))?.[0].trim() ?? '';
  return faultAt(file, lines.spanAt(start, start + key.length), {
    code: 'duplicate-key',
    message: `the key "${key.replace(/^["']|["']$/g, '')}" is written twice in the same group`,
    help: 'Keep one of the two.',
  });
}

function syntaxFault(place: FaultPlace, error: YAMLError): Diagnostic {
  const { file, text, lines, document } = place;
  if (error.code === 'RESOURCE_EXHAUSTION')
    return faultInFile(file, { code: 'syntax', ...tooDeep });
  if (error.message.startsWith('Missing closing')) {
    const open = openingQuote(document, error.pos[0]);
    if (open !== undefined) {
      return faultAt(file, lines.spanAt(open, open + 1), { code: 'syntax', ...openQuote });
    }
  }
  const [start, end] = visibleRange(text, error.pos);
  const words = wordsFor(error);
  return faultAt(file, lines.spanAt(start, end), { code: 'syntax', ...words });
}

function wordsFor(error: YAMLError): { message: string; help?: string } {
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
function visibleRange(text: string, [from, to]: readonly [number, number]): [number, number] {
  const last = text.trimEnd().length;
  const start = from + (/^[ \r\n]*/.exec(text.slice(from))?.[0].length ?? 0);
  return start >= last ? [last, last] : [start, Math.max(start, to)];
}
