// What a pull request says is somebody else's text: none of it may be read as markup, call people, or make links.

const longest = 500;
const nothing = '\u200B';

/** A text as Markdown that shows it as it is, on one line. */
export function plain(text: string): string {
  return (
    oneLine(text)
      .replaceAll(/[\\`*_[\]|~$]/g, String.raw`\$&`)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // The forge looks for these after it has read the markup, wherever they stand.
      .replaceAll(/@(?=[\w-])|#(?=\d)|(?<=\bGH)-(?=\d)/gi, `$&${nothing}`)
      .replaceAll(/(?<=\bwww)\.|:(?=\/\/)|(?<=\b(?:mailto|xmpp)):/gi, `$&${nothing}`)
  );
}

/** A line of Markdown that begins with such a text: no heading, and no list. */
export function line(text: string): string {
  return text.replace(/^(?=[#=+-])|^(\d+)(?=[.)])/, '$1\\');
}

/** A text as inline code. */
export function inCode(text: string): string {
  const shown = oneLine(text).replaceAll('`', '´').replaceAll('|', String.raw`\|`);
  return `\`${shown === '' ? ' ' : shown}\``;
}

/** Lines as a block of code, or of another kind that holds text as it is. */
export function block(kind: string, text: string | undefined): string {
  const runs = (text?.match(/`+/g) ?? []).map(({ length }) => length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${kind}`, ...(text === undefined ? [] : [text]), fence].join('\n');
}

function oneLine(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return shown
    .replaceAll(/[\p{Bidi_Control}\p{Cs}]/gu, '\uFFFD')
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ');
}
