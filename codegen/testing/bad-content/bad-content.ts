import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A mistake or an attack, laid over the kayak dealer, and the errors that must be reported. */
export interface BadContent {
  readonly name: string;
  /** Files below `content/` that are added or replaced. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** The same files at half the size, to measure how the work grows. */
  readonly halved?: Readonly<Record<string, string>>;
  /** Prepares what `files` cannot express; gets the folder `content/`. */
  readonly prepare?: (content: string) => void;
  /** Every error: `facts/tides.yaml:2:4 alias`. */
  readonly diagnostics: readonly string[];
  /** There are many more errors: `errors` lists only the first. */
  readonly isLong?: true | undefined;
}

const dealer = join(import.meta.dirname, '../../testdata/ok/kayaks');

/** Makes the project of a dealer with a mistake at `root`. */
export function layBadContent(root: string, { files = {}, prepare }: BadContent): void {
  cpSync(dealer, root, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  prepare?.(join(root, 'content'));
}

/** One more sheet of facts, which nothing refers to. */
export function tides(text: string | Uint8Array): Record<string, string | Uint8Array> {
  return { 'facts/tides.yaml': text };
}

/** A file of the dealer with one change. */
export function changed(file: string, from: string, to: string): Record<string, string> {
  const text = textOf(file);
  if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in ${file}`);
  return { [file]: text.replace(from, () => to) };
}

/** The text of a file of the dealer. */
export function textOf(file: string): string {
  return readFileSync(join(dealer, 'content', file), 'utf8');
}

/** Such a sheet, and its errors by line, column and code. */
export function sheetOf(name: string, text: string | Uint8Array, errors: string): BadContent {
  const diagnostics = errors.split(', ').map((each) => `facts/tides.yaml:${each}`);
  return { name, files: tides(text), diagnostics };
}
