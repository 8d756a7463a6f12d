import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Location, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { Definition } from './definitions.ts';

/** The name by which the compiler knows a file: relative to the project, with forward slashes. */
export function fileOf(root: string, uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  const file = relative(root, fileURLToPath(uri)).split(sep).join('/');
  return file.startsWith('content/') ? file : undefined;
}

/** The address by which an editor knows a file. */
export function uriOf(root: string, file: string): string {
  return pathToFileURL(join(root, file)).href;
}

/** Lines and columns of the compiler count from 1, those of editors from 0. */
export function rangeOf({ line, column, endColumn }: Omit<Span, 'start' | 'end'>): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: line - 1, character: Math.max(column, endColumn) - 1 },
  };
}

/** A text whose offsets and positions can be told from each other. */
export function documentOf(text: string): TextDocument {
  return TextDocument.create('', 'yaml', 0, text);
}

/** Two offsets of a text as an editor names them. */
export function rangeIn(document: TextDocument, start: number, end: number): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** Where something is written: its key, or the first line of a file. */
export function locationOf(root: string, { source, path }: Definition): Location {
  const uri = uriOf(root, source.file);
  if (path.length === 0) return { uri, range: rangeOf({ line: 1, column: 1, endColumn: 1 }) };
  return { uri, range: rangeOf(source.locate(path, 'key')) };
}
