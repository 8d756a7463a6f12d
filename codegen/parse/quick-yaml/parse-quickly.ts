import { parseBlock } from './block.ts';
import { createCursor } from './cursor.ts';
import { Unsure } from './unsure.ts';

/**
 * Parses the YAML that content is usually written in, several times faster than the full parser, and gives nothing for
 * any other text: valid or not, the full parser then decides. A test holds the two against each other.
 */
export function parseQuickly(text: string): { readonly data: unknown } | undefined {
  if (hasUnusualSigns(text)) return undefined;
  try {
    const cursor = createCursor(text);
    const first = cursor.peek();
    if (first?.indent !== 0) return undefined;
    const data = parseBlock(cursor, 0);
    return cursor.peek() ? undefined : { data };
  } catch (error) {
    if (error instanceof Unsure || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Tabs, carriage returns, invisible signs, document marks, directives. */
function hasUnusualSigns(text: string): boolean {
  return (
    /[^\n\x20-\x7E\xA0-\u200A\u2010-\u2027\u202F-\u205E\u2070-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]/u.test(
      text,
    ) || /^(---|\.\.\.|%)/m.test(text)
  );
}
