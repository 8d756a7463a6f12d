// The signs that look invisible alone, and are needed where they join or choose what is seen: in an emoji, after a Han
// character (the forms of some Japanese names), and inside the scripts whose letters join.
const seenTogether = [
  /\p{Regional_Indicator}{2}/u,
  /[0-9#*]\ufe0f?\u20e3/u,
  /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u,
  /\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)*/u,
  /\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u,
  /\p{Script=Mongolian}[\u180b-\u180d\u180f]+/u,
  // Every script with such letters lies in these blocks: Arabic to Khmer, and the younger ones of India.
  /(?!\p{Default_Ignorable_Code_Point})[\u0600-\u109f\u1780-\u18af\u1a20-\u1aaf\ua800-\uabff\u{10a00}-\u{11fff}][\u200c\u200d]/u,
];

// Whatever a screen leaves out: what Unicode calls ignorable, controls (but tabs and line ends are white space), and
// the place holders of pictures and notes that stay behind when text is copied.
const leftOut =
  /\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|(?!\p{White_Space})\p{Cc}|[\ufff9-\ufffc]/u;

const pieces = new RegExp(
  `(?<seen>${seenTogether.map(({ source }) => source).join('|')})|${leftOut.source}`,
  'gu',
);

// Letters and symbols by their category that are drawn as nothing.
const blanks = '\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}';
const showsNothing = new RegExp(`[\\p{White_Space}\\p{C}${blanks}]`, 'gu');

/** A text without the characters that nobody sees; white space stays, and so does what joins an emoji or a letter. */
export function withoutInvisible(text: string): string {
  return text.replace(pieces, (piece, ...rest) => (rest.at(-1).seen === undefined ? '' : piece));
}

/** Where a text has characters that nobody sees, one after another taken together. */
export function invisibleIn(text: string): readonly { at: number; length: number }[] {
  const found: { at: number; length: number }[] = [];
  for (const { 0: piece, index, groups } of text.matchAll(pieces)) {
    if (groups?.seen !== undefined) continue;
    const last = found.at(-1);
    if (last && last.at + last.length === index) last.length += piece.length;
    else found.push({ at: index, length: piece.length });
  }
  return found;
}

/** Whether anything of a text is seen: spaces, controls, fillers and blank signs alone are nothing. */
export function hasVisibleText(text: string): boolean {
  return withoutInvisible(text).replace(showsNothing, '') !== '';
}
