const longest = 1000;

/**
 * Makes a line of a report safe for a terminal. File names and values come from anywhere: a line break in them must not
 * look like another diagnostic, and an escape sequence must not do anything.
 */
export function visibleText(line: string): string {
  const shown = line.length > longest ? `${line.slice(0, longest)}…` : line;
  return shown.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, symbolOf);
}

/** U+2400 to U+241F are the symbols of U+0000 to U+001F, in order. */
function symbolOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\uFFFD';
}
