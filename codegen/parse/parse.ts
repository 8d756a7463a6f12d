import type { Message } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { isRecord } from '../model/data.ts';
import { isNoun, nouns } from '../model/nouns.ts';
import type { Source, YamlFile } from '../model/source.ts';
import { withoutHardSpaces } from '../text/lines.ts';
import { createSource, readDocument } from './create-source.ts';
import { explainYamlErrors } from './explain-yaml-errors.ts';
import { findNodeDiagnostics } from './find-node-diagnostics.ts';
import { type Forbidden, findControlCharacter, scanYaml } from './forbidden-tokens.ts';
import { createLineIndex } from './line-index.ts';

/** A parsed file. Invalid YAML yields no source; repeated keys yield a source and findings. */
export interface Parsed {
  readonly source?: Source;
  readonly findings: readonly Finding[];
  /** The one that only says where the parser gave up. */
  readonly vague?: Finding | undefined;
}

/** Parses the text of a file. */
export function parseFile(written: YamlFile): Parsed {
  const file = { ...written, text: withoutHardSpaces(written.text) };
  const control = findControlCharacter(file.text);
  if (control)
    return unreadable(file, [{ start: control.at, end: control.at + 1, text: control.text }]);
  const { tokens, forbidden, excess } = scanYaml(file.text);
  if (excess) return unreadable(file, [...forbidden, excess]);
  const document = readDocument(file.text, tokens);
  const { findings, isUsable, vague } = explainYamlErrors(file, document, forbidden);
  if (!isUsable) return { findings, vague };
  const data = withoutReserved(document.toJS({ maxAliasCount: 0 }));
  if (data === null) return { findings: [{ source: { file: file.file }, ...emptyText(file) }] };
  return { source: createSource(written, data), findings };
}

/**
 * Data without the keys that every JavaScript object has a member by. They are reported, and nothing later must mistake
 * them for that member.
 */
function withoutReserved(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutReserved);
  if (!isRecord(data)) return data;
  const entries = Object.entries(data).filter(([key]) => !(key in {}));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutReserved(value)]));
}

/** The data of a text that has no error; undefined if it has any. */
export function readPlainly(written: string): unknown {
  const { data } = tryToRead(written);
  return data;
}

/** The data of a text, or where the first of its errors is. */
export function tryToRead(written: string): { readonly data?: unknown; readonly stop?: number } {
  const text = withoutHardSpaces(written);
  const control = findControlCharacter(text);
  if (control) return { stop: control.at };
  const { tokens, forbidden, excess } = scanYaml(text);
  const [refused = excess] = forbidden;
  if (refused) return { stop: refused.start };
  const document = readDocument(text, tokens);
  const stops = [
    ...[...document.errors, ...document.warnings].map(({ pos }) => pos[0]),
    ...findNodeDiagnostics(document, text).map(({ range }) => range[0]),
  ];
  if (stops.length > 0) return { stop: Math.min(...stops) };
  return { data: document.toJS({ maxAliasCount: 0 }) ?? undefined };
}

/** Reports a text that is refused before parsing. */
function unreadable({ file, text }: YamlFile, found: readonly Forbidden[]): Parsed {
  const lines = createLineIndex(text);
  return {
    findings: found.map((each) => ({
      source: { file },
      span: lines.spanAt(each.start, each.end),
      ...each.text,
    })),
  };
}

/** A file that every site needs cannot be deleted instead. */
function emptyText({ kind: { noun } }: YamlFile): Message {
  return {
    code: 'empty-file',
    message: 'the file is empty',
    help:
      isNoun(noun) && nouns[noun].required
        ? `Begin with the example in docs/content/nouns/${noun}.md, and change what differs.`
        : 'Add content to it, or delete it.',
  };
}
