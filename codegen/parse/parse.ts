import type { Document } from 'yaml';
import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts';
import { faultAt, faultInFile } from '../diagnostics/faults.ts';
import type { ContentFile, Source } from '../model/source.ts';
import { findControlSign } from './control-characters.ts';
import type { Forbidden } from './forbidden-tokens.ts';
import { scanYaml } from './forbidden-tokens.ts';
import { createLineIndex } from './line-index.ts';
import { nodeRange } from './node-position.ts';
import { parseQuickly } from './quick-yaml/parse-quickly.ts';
import { scalarOffsets } from './scalar-position.ts';
import { explainYamlFaults } from './syntax-faults.ts';
import { yaml } from './yaml-library.ts';

/** A file as data. A file that is not valid YAML has no source; one with repeated keys has both. */
export interface Parsed {
  readonly source?: Source;
  readonly diagnostics: readonly Diagnostic[];
}

/** Turns the text of a content file into data: the quick way, or by the full parser, which knows all of YAML. */
export function parseFile(file: ContentFile): Parsed {
  const quick = parseQuickly(file.text);
  return quick ? { source: createSource(file, quick.data), diagnostics: [] } : parseFully(file);
}

/** Turns the text of a content file into data by the full parser alone. */
function parseFully(file: ContentFile): Parsed {
  const sign = findControlSign(file.text);
  if (sign) return refused(file, [{ start: sign.at, end: sign.at + 1, text: sign.text }]);
  const { forbidden, excess } = scanYaml(file.text);
  if (excess) return refused(file, [...forbidden, excess]);
  const document = readDocument(file.text);
  const { faults, isUsable } = explainYamlFaults(file, document, forbidden);
  if (!isUsable) return { diagnostics: faults };
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  if (data === null) return { diagnostics: [faultInFile(file.file, emptyFault)] };
  return { source: createSource(file, data), diagnostics: faults };
}

/** A text that is not parsed at all. */
function refused({ file, text }: ContentFile, found: readonly Forbidden[]): Parsed {
  const lines = createLineIndex(text);
  return {
    diagnostics: found.map((each) => faultAt(file, lines.spanAt(each.start, each.end), each.text)),
  };
}

const emptyFault = {
  code: 'empty-file',
  message: 'the file is empty',
  help: 'Fill it in, or delete it.',
};

let lastRead: { readonly text: string; readonly document: Document.Parsed } | undefined;

/** Reads a text, or takes the last one read: what has faults is asked for their places next. */
function readDocument(text: string): Document.Parsed {
  if (lastRead?.text !== text) lastRead = { text, document: parseDocument(text) };
  return lastRead.document;
}

function parseDocument(text: string): Document.Parsed {
  // Repeated keys are looked for afterwards: the parser compares each key with each other.
  const options = { schema: 'core', stringKeys: true, prettyErrors: false, uniqueKeys: false };
  return yaml().parseDocument(text, options);
}

/** Positions are looked up only when a fault must be shown, so the document is read again then and not kept before. */
function createSource(file: ContentFile, data: unknown): Source {
  const positions = once(() => {
    const document = readDocument(file.text);
    return { document, lines: createLineIndex(file.text) };
  });
  const offsetsAt = ofLastPath((path) => scalarOffsets(file.text, positions().document, path));
  return {
    file: file.file,
    noun: file.kind.noun,
    id: file.id,
    text: file.text,
    data,
    locate(path, part = 'value') {
      const { document, lines } = positions();
      const [start, end] = nodeRange(document, path, part);
      return lines.spanAt(start, end);
    },
    locateInString(path, offset, length) {
      const { lines } = positions();
      const offsets = offsetsAt(path);
      const start = offsets(offset);
      const end = offsets(offset + Math.max(0, length - 1)) + 1;
      return lines.spanAt(start, length === 0 ? start : end);
    },
  };
}

/** Faults of one text are looked up one after the other. */
function ofLastPath<T>(make: (path: Path) => T): (path: Path) => T {
  let last: { readonly key: string; readonly made: T } | undefined;
  return (path) => {
    const key = JSON.stringify(path);
    if (last?.key !== key) last = { key, made: make(path) };
    return last.made;
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
