// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { Document } from 'yaml';
import type { Diagnostic } from './diagnostic.ts';
import { faultAt, faultInFile } from './diagnostic-list.ts';
import { createLineIndex } from './line-index.ts';
import type { ContentFile } from './load.ts';
import { parseQuickly } from './quick-yaml/parse-quickly.ts';
import type { Source } from './source.ts';
import { explainYamlFaults } from './yaml-fault.ts';
import { yaml } from './yaml-library.ts';
import { findAlias, nodeRange } from './yaml-node.ts';
import { offsetInScalar } from './yaml-scalar.ts';
import { tooDeep } from './yaml-words.ts';

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
export function parseFully(file: ContentFile): Parsed {
  try {
    return parseText(file);
  } catch (error) {
    // The parser is recursive: brackets nested thousands deep exhaust its stack.
    if (!(error instanceof RangeError)) throw error;
    return { diagnostics: [faultInFile(file.file, { code: 'syntax', ...tooDeep })] };
  }
}

function parseText(file: ContentFile): Parsed {
  const document = readDocument(file.text);
  const { faults, isUsable } = explainYamlFaults(file.file, file.text, document);
  if (!isUsable) return { diagnostics: faults };
  const alias = file.text.includes('*') ? findAlias(document) : undefined;
  if (alias) {
    const span = createLineIndex(file.text).spanAt(alias[0], alias[1]);
    return { diagnostics: [...faults, faultAt(file.file, span, aliasFault)] };
  }
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  if (data === null) return { diagnostics: [faultInFile(file.file, emptyFault)] };
  return { source: createSource(file, data), diagnostics: faults };
}

const aliasFault = {
  code: 'alias',
  message: 'content has no YAML aliases (*name)',
  help: 'Write the value out, or keep it once as a fact and refer to it with ${…}.',
};

const emptyFault = {
  code: 'empty-file',
  message: 'the file is empty',
  help: 'Fill it in, or delete it.',
};

function readDocument(text: string): Document.Parsed {
  return yaml().parseDocument(text, { schema: 'core', stringKeys: true, prettyErrors: false });
}

/** Positions are looked up only when a fault must be shown, so the document is read again then and not kept before. */
function createSource(file: ContentFile, data: unknown): Source {
  const positions = once(() => {
    const document = readDocument(file.text);
    return { document, lines: createLineIndex(file.text) };
  });
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
      const { document, lines } = positions();
      const start = offsetInScalar(file.text, document, path, offset);
      const end = offsetInScalar(file.text, document, path, offset + Math.max(0, length - 1)) + 1;
      return lines.spanAt(start, length === 0 ? start : end);
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
