/** A part of a text that was saved in UTF-8, read in an older encoding, and saved again. */
export interface TwiceSaved {
  readonly at: number;
  readonly found: string;
  /** What it was; undefined if that is lost. */
  readonly meant?: string;
}

/** The characters of the upper half of an encoding, by their byte. */
function bytesOf(encoding: string): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding);
  const upper = Array.from({ length: 128 }, (_, index) => 128 + index);
  return new Map(upper.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
}

interface Encoding {
  readonly bytes: ReadonlyMap<string, number>;
  readonly run: RegExp;
}

function readEncoding(name: string): Encoding {
  const bytes = bytesOf(name);
  const letters = [...bytes.keys()].map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return { bytes, run: new RegExp(`[${letters.join('')}]{2,}`, 'gu') };
}

let encodings: readonly Encoding[] | undefined;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What is left where a byte of a quotation mark had no character in the other encoding. */
const remains = /â€(?![\u0080-\u00ff\u0152-\u02dc\u2013-\u2122])|Â(?= (?=\S)|$)(?<![\p{L}]Â)/gu;

/** Finds text that reads as UTF-8 once its characters are taken as the bytes of Windows-1252 or Mac Roman. */
export function twiceSaved(text: string): readonly TwiceSaved[] {
  encodings ??= ['windows-1252', 'macintosh'].map(readEncoding);
  for (const encoding of encodings) {
    const found = [...text.matchAll(encoding.run)].flatMap(({ 0: run, index }) =>
      partsOf(run, encoding).map((part) => ({ ...part, at: index + part.at })),
    );
    const all = found.filter((part) => !isEndOfWord(text, part));
    if (all.length > 0) return [...all, ...remainsIn(text, found)];
  }
  return remainsIn(text, []);
}

function remainsIn(text: string, found: readonly TwiceSaved[]): readonly TwiceSaved[] {
  return [...text.matchAll(remains)]
    .filter(
      ({ index }) => !found.some(({ at, found: part }) => index >= at && index < at + part.length),
    )
    .map(({ 0: part, index }) => ({ at: index, found: part }));
}

/** The parts of a run that decode. Text may have been saved so more than once. */
function partsOf(run: string, encoding: Encoding): readonly TwiceSaved[] {
  const parts: TwiceSaved[] = [];
  for (let at = 0; at < run.length; ) {
    const part = longestFrom(run, at, encoding);
    if (part) parts.push(part);
    at += part?.found.length ?? 1;
  }
  return parts;
}

function longestFrom(run: string, at: number, encoding: Encoding): TwiceSaved | undefined {
  for (let end = run.length; end > at + 1; end--) {
    const found = run.slice(at, end);
    const meant = decode(found, encoding);
    if (meant === undefined || !isLikely(meant)) continue;
    const again = longestFrom(meant, 0, encoding);
    return { at, found, meant: again?.found === meant ? (again.meant ?? meant) : meant };
  }
  return undefined;
}

function decode(text: string, { bytes }: Encoding): string | undefined {
  const all = [...text].map((letter) => bytes.get(letter) ?? 0);
  if (all.includes(0)) return undefined;
  try {
    return utf8.decode(Uint8Array.from(all));
  } catch {
    return undefined;
  }
}

/** What people write: letters of Europe, punctuation, symbols and emoji. */
function isLikely(meant: string): boolean {
  const letters = [...meant];
  // One letter beyond the usual may be chance: the end of a word in capitals, and a quotation mark.
  if (letters.length === 1 && /[\u0100-\u052f]/.test(meant)) return false;
  return letters.every((letter) =>
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\p{S}\p{M}\p{Zs}\p{Cf}\p{No}]/u.test(
      letter,
    ),
  );
}

/** A capital with a tilde before a quotation mark or a dash may be the end of a Portuguese word in capitals. */
function isEndOfWord(text: string, { at, found }: TwiceSaved): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + found.length)];
  return /^Ã[\u00a0‘’“”–—…™]$/.test(found) && /\p{Lu}/u.test(before) && !/\p{L}/u.test(after);
}
