import type { FaultText } from '../diagnostics/faults.ts';

/** Signs that no text of a page holds: control characters but for tab and line breaks, and halves of characters. */
const controlSign = /(?![\t\n\r])[\p{Control}\p{Surrogate}\uFFFE\uFFFF]/u;

/** The first control sign of a text, and its fault; nothing if there is none. */
export function findControlSign(text: string): { at: number; text: FaultText } | undefined {
  const at = text.search(controlSign);
  if (at === -1) return undefined;
  const message = `an invisible sign stands here (${nameOf(text.charCodeAt(at))}); no text may hold it`;
  const help = 'Remove it. Signs like this one come along when text is copied from elsewhere.';
  return { at, text: { code: 'control-sign', message, help } };
}

function nameOf(unit: number): string {
  return `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
}
