import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';

/** What the overlay shows of something wrong. */
export type OverlayMessage = Pick<
  Diagnostic,
  'severity' | 'file' | 'line' | 'column' | 'message' | 'help'
>;

const linesAround = 2;

/**
 * The content's errors for the browser's overlay: the first with its lines, then the rest. A click on a place opens it
 * in the editor: the overlay links absolute paths, but not in its message.
 */
export function overlayOf(
  project: string,
  diagnostics: readonly OverlayMessage[],
): ErrorPayload | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first, ...rest] = errors;
  if (!first) return undefined;
  const { file, line, column, message, help } = first;
  const others = rest.map(
    (diagnostic) => `${join(project, placeOf(diagnostic))}: ${diagnostic.message}`,
  );
  const path = join(project, file);
  return {
    type: 'error',
    err: {
      plugin: 'content',
      message: [message, ...(help ? [help] : [])].join('\n'),
      stack: others.join('\n'),
      id: path,
      loc: { file: path, line, column },
      frame: frameOf(readText(path), first),
    },
  };
}

/** `content/pages/home.yaml:3:7`, as editors open it. */
export function placeOf({ file, line, column }: OverlayMessage): string {
  return `${file}:${line}:${column}`;
}

/** The lines around a diagnostic, with a caret under its column. */
function frameOf(text: string, { line, column }: Pick<OverlayMessage, 'line' | 'column'>): string {
  const from = Math.max(1, line - linesAround);
  const shown = text.split('\n').slice(from - 1, line + linesAround);
  // The overlay trims the first line, so the numbers are padded with zeros, not with spaces.
  const width = String(from + shown.length - 1).length;
  return shown
    .flatMap((source, index) => {
      const number = String(from + index).padStart(width, '0');
      const caret = `${' '.repeat(width + column + 2)}^`;
      return from + index === line ? [`${number} | ${source}`, caret] : [`${number} | ${source}`];
    })
    .join('\n');
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
