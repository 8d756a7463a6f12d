import type { Message } from '../diagnostics/diagnostic.ts';

/**
 * Characters that no text may contain: control characters except tab and line breaks, and lone surrogates. One that
 * follows a letter with an accent may be part of a text saved in another encoding, which is explained later.
 */
const controlCharacter =
  /(?![\t\n\r])(?!(?<=[\u0080-\u00FF\u2013-\u20AC])[\u0080-\u009F])[\p{Control}\p{Surrogate}\uFFFE\uFFFF]/u;

/** The first control character of a text, and its diagnostic. */
export function findControlCharacter(text: string): { at: number; text: Message } | undefined {
  const at = text.search(controlCharacter);
  if (at === -1) return undefined;
  const message = `there is an invisible control character here (${nameOf(text.charCodeAt(at))})`;
  const help =
    'Delete it. Such characters usually come along when text is copied from another program.';
  return { at, text: { code: 'control-character', message, help } };
}

function nameOf(unit: number): string {
  return `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
}
