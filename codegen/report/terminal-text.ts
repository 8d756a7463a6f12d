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

/** The width of a text in terminal columns. Pictographs and East Asian letters take two, combining marks none. */
export function displayWidth(text: string): number {
  if (isPlain(text)) return text.length;
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return [...segments].reduce((width, { segment }) => width + widthOf(segment), 0);
}

const wide =
  /^(\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}])/u;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

function widthOf(segment: string): number {
  if (invisible.test(segment)) return 0;
  return wide.test(segment) ? 2 : 1;
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
