import { readKept, writeKept } from '../../cache/kept-file.ts';
import type { PagePreview } from '../pages/preview.ts';

/** What a page was made from, and its results besides its files. */
export interface KeptPage {
  /** The numbers of all places it read. */
  readonly reads: Uint32Array;
  /** The indexes of the shared preparations it used. */
  readonly prepared: readonly number[];
  readonly preview: PagePreview | undefined;
}

/** Everything cached about the pages of a site. */
export interface KeptState {
  readonly frame: string;
  /** What the pages were made from, as JSON by name. */
  readonly data: ReadonlyMap<string, string>;
  /** The places read for all pages, before any of them is made. */
  readonly everywhere: Uint32Array;
  /** The places read for each preparation that many pages share. */
  readonly prepared: readonly Uint32Array[];
  readonly pages: ReadonlyMap<string, KeptPage>;
  /** The stamps of the files that were written. */
  readonly files: Readonly<Record<string, string>>;
}

/** Reads the state cached at `path` under a key. */
export function readState(path: string, key: string): KeptState | undefined {
  const [head, ...lines] = readKept(path, key)?.split('\n') ?? [];
  if (head === undefined) return undefined;
  const { frame, everywhere, prepared, pages, files } = JSON.parse(head);
  return {
    frame,
    data: new Map(lines.map(readLine)),
    everywhere: numbersIn(everywhere),
    prepared: prepared.map(numbersIn),
    pages: new Map(
      Object.entries<KeptPage & { reads: string }>(pages).map(([id, page]) => [
        id,
        { ...page, preview: page.preview, reads: numbersIn(page.reads) },
      ]),
    ),
    files,
  };
}

/** Caches a state; as JSON, data has no line breaks. */
export function writeState(path: string, key: string, state: KeptState): void {
  const { frame, data, everywhere, prepared, pages, files } = state;
  const head = {
    frame,
    everywhere: textOf(everywhere),
    prepared: prepared.map(textOf),
    pages: Object.fromEntries(
      [...pages].map(([id, page]) => [id, { ...page, reads: textOf(page.reads) }]),
    ),
    files,
  };
  const lines = [...data].map(([name, json]) => `${name}\t${json}`);
  writeKept(path, key, [JSON.stringify(head), ...lines].join('\n'));
}

function readLine(line: string): [string, string] {
  const end = line.indexOf('\t');
  return [line.slice(0, end), line.slice(end + 1)];
}

function textOf({ buffer, byteOffset, byteLength }: Uint32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

function numbersIn(text: string): Uint32Array {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  return new Uint32Array(bytes.buffer);
}
