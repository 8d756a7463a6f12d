import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { reasonOf } from '../diagnostics/failure-reason.ts';
import { faultAt, faultInFile } from '../diagnostics/faults.ts';

const largestFile = 256 * 1024;

/** The text of a content file at `path`, or why there is none. A large file is refused before it is read. */
export function readText(path: string, file: string): string | Diagnostic {
  try {
    const { size } = lstatSync(path);
    if (size > largestFile) return tooLarge(file, size);
    const bytes = readFileSync(path);
    return isUtf8(bytes) ? bytes.toString('utf8') : notUtf8(file, bytes);
  } catch (error) {
    const message = `the file cannot be read: ${reasonOf(error)}`;
    return faultInFile(file, { code: 'unreadable', message });
  }
}

function tooLarge(file: string, size: number): Diagnostic {
  return faultInFile(file, {
    code: 'too-large',
    message: `the file has ${kilobytes(size)}; at most ${kilobytes(largestFile)} are read`,
    help: 'Split the file, or remove what does not belong in it.',
  });
}

function kilobytes(size: number): string {
  return `${Math.ceil(size / 1024).toLocaleString('en-US')} KB`;
}

/** In UTF-8 a line break is one byte and part of no other character, so the first bad line can be found. */
function notUtf8(file: string, bytes: Buffer): Diagnostic {
  let line = 1;
  let start = 0;
  let end = endOfLine(bytes, start);
  while (isUtf8(bytes.subarray(start, end))) {
    start = end + 1;
    end = endOfLine(bytes, start);
    line += 1;
  }
  const column = bytes.toString('utf8', start, end).indexOf('\uFFFD');
  const span = { line, column: column + 1, endColumn: column + 2, start, end };
  return faultAt(file, span, {
    code: 'not-utf-8',
    message: 'the file is not valid UTF-8 text from here on',
    help: 'Save it as UTF-8.',
  });
}

function endOfLine(bytes: Buffer, from: number): number {
  const newline = bytes.indexOf(0x0a, from);
  return newline === -1 ? bytes.length : newline;
}
