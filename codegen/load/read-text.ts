import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import type { Finding } from '../diagnostics/finding.ts';
import { fixing } from '../diagnostics/fixes.ts';
import { reasonOf } from '../diagnostics/phrases.ts';
import { lineStarts } from '../text/lines.ts';
import { type ForeignText, readForeign } from './foreign-encoding.ts';

const largestFile = 256 * 1024;

/** The text of a content file at `path`, or why there is none. A large file is refused before it is read. */
export function readText(path: string, file: string): string | Unread {
  try {
    const { size } = lstatSync(path);
    if (size > largestFile) return { finding: tooLarge(file, size) };
    const bytes = readFileSync(path);
    if (!isUtf8(bytes)) return notUtf8(file, bytes);
    const text = bytes.toString('utf8');
    return text.includes('\0') ? (wideText(file, bytes, text) ?? text) : text;
  } catch (error) {
    const message = `the file cannot be read: ${reasonOf(error)}`;
    return { finding: { source: { file }, code: 'unreadable', message } };
  }
}

function tooLarge(file: string, size: number): Finding {
  return {
    source: { file },
    code: 'too-large',
    message: `the file has ${kilobytes(size)}; at most ${kilobytes(largestFile)} are read`,
    help: 'Split the file, or remove what does not belong in it.',
  };
}

function kilobytes(size: number): string {
  return `${Math.ceil(size / 1024).toLocaleString('en-US')} KB`;
}

/** Why a file cannot be read, and its text as far as it can, for the fixes. */
export interface Unread {
  readonly finding: Finding;
  readonly text?: string;
}

/** A text whose every second byte is zero is one in UTF-16 that lacks its mark. */
function wideText(file: string, bytes: Buffer, text: string): Unread | undefined {
  const encoding = ['utf-16le', 'utf-16be'].find(
    (each) => !/[^\t\n\r -~\u00a0-\u024f\u2010-\u2044]/.test(new TextDecoder(each).decode(bytes)),
  );
  return encoding === undefined
    ? undefined
    : foreignText(file, text, {
        encoding: 'UTF-16',
        text: new TextDecoder(encoding).decode(bytes),
        isSure: true,
      });
}

/** Names the encoding, and writes the text in UTF-8: whole lines, so that a report can show what changes. */
function notUtf8(file: string, bytes: Buffer): Unread {
  return foreignText(file, bytes.toString('utf8'), readForeign(bytes));
}

function foreignText(file: string, text: string, meant: ForeignText): Unread {
  const [before, after] = [text, meant.text].map((each) => each.split('\n'));
  const isByLine = before?.length === after?.length;
  const first = isByLine ? (before ?? []).findIndex((line, index) => line !== after?.[index]) : 0;
  const column = (before?.[first] ?? '').search(/[\ufffd\0]/);
  const starts = lineStarts(text);
  const edits = isByLine
    ? (before ?? []).flatMap((line, index) => {
        const start = starts[index] ?? 0;
        const word = after?.[index] ?? '';
        return line === word ? [] : [{ file, start, end: start + line.length, text: word }];
      })
    : [{ file, start: 0, end: text.length, text: meant.text }];
  const start = (starts[first] ?? 0) + Math.max(0, column);
  const at = Math.max(0, column) + 1;
  const span = { line: first + 1, column: at, endColumn: at + 1, start, end: start + 1 };
  const finding: Finding = {
    source: { file },
    span,
    code: 'not-utf-8',
    message: `the file is saved in ${meant.isSure ? '' : 'another encoding, perhaps '}${meant.encoding}, not in UTF-8`,
    help: meant.isSure
      ? 'Save it as UTF-8.'
      : 'Save it as UTF-8, and read it through: which letters are meant is not certain.',
    ...fixing(meant.isSure, ...edits),
  };
  return { finding, text };
}
