import type { Document } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { once } from '../model/once.ts';
import type { Found, Source, YamlFile } from '../model/source.ts';
import { withoutHardSpaces } from '../text/lines.ts';
import { createLineIndex } from './line-index.ts';
import { nodeRange } from './node-position.ts';
import { scalarOffsets } from './scalar-position.ts';
import { yaml } from './yaml-library.ts';

/** A source whose data is already known. It parses the text only to find the position of an error. */
export function createSource(file: YamlFile, data: unknown, found: Partial<Found> = {}): Source {
  const positions = once(() => {
    const document = readDocument(withoutHardSpaces(file.text));
    return { document, lines: createLineIndex(file.text) };
  });
  const writtenAt = placesOf(found.spoken);
  const offsetsAt = ofLastPath((path) => scalarOffsets(file.text, positions().document, path));
  return {
    file: file.file,
    noun: file.kind.noun,
    id: file.id,
    text: file.text,
    data,
    ...found,
    ...(writtenAt && { writtenAt }),
    locate(path, part = 'value') {
      const { document, lines } = positions();
      const at = part === 'value' ? (writtenAt?.(path) ?? path) : path;
      const [start, end] = nodeRange(document, at, part);
      return lines.spanAt(start, end);
    },
    locateInString(path, offset, length) {
      const { lines } = positions();
      const offsets = offsetsAt(writtenAt?.(path) ?? path);
      const start = offsets(offset);
      const end = offsets(offset + Math.max(0, length - 1)) + 1;
      return lines.spanAt(start, length === 0 ? start : end);
    },
  };
}

/** Where texts are written that have a value for each language; undefined if a file has none. */
function placesOf(spoken: readonly Path[] = []): Source['writtenAt'] {
  if (spoken.length === 0) return undefined;
  const places = new Map(spoken.map((path) => [JSON.stringify(path.slice(0, -1)), path]));
  return (path) => places.get(JSON.stringify(path)) ?? path;
}

/** Caches the result for the last path, since the errors of one text are reported in a row. */
function ofLastPath<T>(make: (path: Path) => T): (path: Path) => T {
  let last: { readonly key: string; readonly made: T } | undefined;
  return (path) => {
    const key = JSON.stringify(path);
    if (last?.key !== key) last = { key, made: make(path) };
    return last.made;
  };
}

let lastRead: { readonly text: string; readonly document: Document.Parsed } | undefined;

/**
 * Parses a text, whose tokens may already be known, or returns the cached last document: after a file is checked, the
 * positions of its errors are looked up.
 */
export function readDocument(text: string, tokens?: Iterable<string>): Document.Parsed {
  if (lastRead?.text !== text) {
    const document = parseTokens(tokens ?? new (yaml().Lexer)().lex(text), text.length);
    lastRead = { text, document };
  }
  return lastRead.document;
}

// Repeated keys are found later in linear time: the parser compares every key with every other.
const options = { schema: 'core', stringKeys: true, prettyErrors: false, uniqueKeys: false };

/** Does what the library's `parseDocument` does, but from tokens: lexing takes a third of the time. */
function parseTokens(tokens: Iterable<string>, length: number): Document.Parsed {
  const { Composer, Parser, YAMLParseError } = yaml();
  const parser = new Parser();
  function* nodes() {
    for (const token of tokens) yield* parser.next(token);
    yield* parser.end();
  }
  const [document, second] = new Composer(options).compose(nodes(), true, length);
  if (!document) throw new Error('a text without a document');
  if (second) {
    const [start, end] = second.range;
    const message = 'There is more than one document';
    document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', message));
  }
  return document;
}
