/** The lines of a text below `>`, and what stands before it on its line; undefined if folding would change the text. */
export function foldedText(
  value: string,
  { column, before = [] }: { readonly column: number; readonly before?: readonly string[] },
): string | undefined {
  const { text, header } = chomped(value, '>');
  const lines = text.split('\n');
  const isPlain = lines.every((line) => line.trim() === line && !/^$|^[-*>|] | {2}|\t/.test(line));
  if (!isPlain || header === undefined) return undefined;
  const width = Math.max(60, ...before.map((line) => line.length), 96 - column);
  const sameLines = lines.length === 1 ? keptLines(text, before, width) : undefined;
  // A line break is written as an empty line.
  const wrapped =
    sameLines ?? lines.flatMap((line, index) => [...(index > 0 ? [''] : []), ...wrap(line, width)]);
  return [header, ...indented(wrapped, column)].join('\n');
}

/** The same for `|`, which keeps line breaks. */
export function literalText(value: string, column: number): string | undefined {
  const { text, header } = chomped(value, '|');
  if (header === undefined || /^\s|\s$|[ \t]\n/.test(text)) return undefined;
  return [header, ...indented(text.split('\n'), column)].join('\n');
}

/** Leaves the lines as they are up to the first word that differs, and from the last on. */
function keptLines(text: string, before: readonly string[], width: number): string[] | undefined {
  if (before.length < 2 || before.includes('')) return undefined;
  let [head, tail] = [0, 0];
  const joined = (lines: readonly string[]) => lines.join(' ');
  while (head < before.length && text.startsWith(`${joined(before.slice(0, head + 1))} `)) head++;
  while (
    head + tail < before.length &&
    text.endsWith(` ${joined(before.slice(before.length - tail - 1))}`)
  )
    tail++;
  const [first, last] = [before.slice(0, head), before.slice(before.length - tail)];
  const start = head > 0 ? joined(first).length + 1 : 0;
  const end = text.length - (tail > 0 ? joined(last).length + 1 : 0);
  // The words sameLines on both sides may overlap, as in a text with a repeated word.
  if (start > end + 1) return undefined;
  return [...first, ...wrap(text.slice(start, Math.max(start, end)), width), ...last];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  // A reference with its format is one word.
  for (const word of text.match(/(?:\$\{[^{}]*\}|\S)+/g) ?? []) {
    const last = lines.at(-1);
    // A line that begins with a dash of the text looks like an item of a list.
    const fits = last !== undefined && last.length + 1 + word.length <= width;
    if (fits || (last !== undefined && /^[-*>|]+$/.test(word)))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function indented(lines: readonly string[], column: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line));
}

/** Without a line break at the end the header says so; more than one is left to quotes. */
function chomped(value: string, sign: string) {
  const text = value.replace(/\n$/, '');
  if (text === '' || text.endsWith('\n')) return { text };
  return { text, header: text === value ? `${sign}-` : sign };
}
