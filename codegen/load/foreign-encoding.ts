import { isUtf8 } from 'node:buffer';

/** A text in an encoding other than UTF-8: its lines, and whether they can only be read so. */
export interface ForeignText {
  readonly encoding: string;
  readonly text: string;
  readonly isSure: boolean;
}

/** Reads bytes that are not UTF-8: as UTF-16 by their mark or their zeros, or else byte by byte. */
export function readForeign(bytes: Uint8Array): ForeignText {
  const wide = wideEncoding(bytes);
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes);
    return { encoding: 'UTF-16', text, isSure: !/[\ufffd\0]/.test(text) };
  }
  const text = readBytes(bytes);
  return { encoding: 'Windows-1252 (Latin-1)', text, isSure: isPlausible(text, bytes) };
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

const older = new TextDecoder('windows-1252');

/** Each byte that is no part of a character in UTF-8 is one of the older encoding: a file may have both. */
function readBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = lengthAt(bytes, at);
    const part = bytes.subarray(at, at + Math.max(1, length));
    parts.push(
      length === 0
        ? older.decode(part)
        : new TextDecoder('utf-8', { ignoreBOM: true }).decode(part),
    );
    at += part.length;
  }
  return parts.join('');
}

/** The length of the characters in UTF-8 that begin there; 0 if none does. */
function lengthAt(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end < bytes.length && (bytes[end] ?? 0) < 0x80) end++;
  if (end > at) return end - at;
  return (
    [2, 3, 4].find(
      (length) => at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)),
    ) ?? 0
  );
}

/** Controls, a capital or a symbol within a word, and several accents in a row speak for another encoding. */
const implausible =
  /\p{Control}(?<![\t\n\r])|\p{Ll}[À-ÞŠŽŒŸ]|\p{L}[¡-¿¢-±×÷]\p{L}|[À-ÿŠšŽžŒœŸƒ]{2}/u;

function isPlausible(text: string, bytes: Uint8Array): boolean {
  return !implausible.test(text) && !bytes.includes(0);
}
