import type { TextFinding } from '../../diagnostics/finding.ts';
import { insteadOf, type TextRule } from './finding.ts';

/** Braces that belong together, or whose other half a reference lacks: its errors are found where it is filled in. */
const others = /\{\{[^{}]*\}\}|\{[^{}]*\}|\$\s?[\w.@+-]+(?:\s*\|\s*\w+)?\s*\}/g;

/** A brace that does not open a reference. */
const brace = /(?<!\$)\{|\}/g;

/** A brace without its other half, which visitors read. */
export const strayBraces: TextRule = (text) => {
  const rest = text.replaceAll(others, (found) => '\0'.repeat(found.length));
  return [...rest.matchAll(brace)].map(({ 0: sign, index }): TextFinding => {
    const isDoubled =
      sign === '}' ? text[index - 1] === sign : /^\$?\{/.test(text.slice(index + 1));
    return {
      start: index,
      length: 1,
      code: 'lost-sign',
      message: isDoubled
        ? `there is a brace ${sign} too many here, and it is printed`
        : `the brace ${sign} is printed as it stands: its other half is missing`,
      help: isDoubled ? 'Write one.' : 'Take it out, or write the other half.',
      ...(isDoubled && { edits: insteadOf(index, 1, ''), isSure: true }),
    };
  });
};
