/** An unpaired bracket or quote of a line. */
export interface Imbalance {
  /** The position of the unpaired bracket or quote. */
  readonly at: number;
  readonly sign: string;
  readonly is: 'unclosed' | 'unopened';
  /** Where the missing one belongs. */
  readonly missingAt: number;
  readonly missing: string;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const openers: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/** The first unpaired quote of a line, as far as the characters beside the quotes show. */
export function unpairedQuote(line: string): Imbalance | undefined {
  let open: number | undefined;
  for (const { index } of withoutComment(line).matchAll(/(?<!\\)"/g)) {
    const opens =
      /[\s[{,(]$|^$/.test(line.slice(0, index)) && /^[^\s,\]}]/.test(line.slice(index + 1));
    const closes = /^(?:[\s,\]}:]|$)/.test(line.slice(index + 1));
    if (open !== undefined && opens && !closes) return unclosedQuote(line, open);
    if (open === undefined && !opens) return unopenedQuote(line, index);
    open = open === undefined ? index : undefined;
  }
  return open === undefined ? undefined : unclosedQuote(line, open);
}

function unclosedQuote(line: string, at: number): Imbalance {
  const rest = line.slice(at + 1);
  const end = rest.search(/[,\]}"]/);
  const own = rest[end] === '"' ? rest : rest.slice(0, end === -1 ? rest.length : end).trimEnd();
  return { at, sign: '"', is: 'unclosed', missingAt: at + 1 + own.length, missing: '"' };
}

function unopenedQuote(line: string, at: number): Imbalance {
  const before = line.slice(0, at);
  const entry = before.slice(
    Math.max(...[...'[]{},"'].map((sign) => before.lastIndexOf(sign))) + 1,
  );
  const value = entry.slice(entry.search(/[:-]\s/) + 1).trimStart();
  const missingAt = at - value.length;
  return { at: missingAt, sign: '"', is: 'unopened', missingAt, missing: '"' };
}

/** The first bracket of a line that is closed by another kind of bracket or never opened. */
export function unpairedBracket(line: string): Imbalance | undefined {
  const open: number[] = [];
  const text = withoutTexts(withoutComment(line));
  for (const { 0: sign, index } of text.matchAll(/[{}[\]]/g)) {
    const top = open.at(-1);
    const closing = closers[text[top ?? -1] ?? ''];
    if (sign in closers) open.push(index);
    else if (closing === sign) open.pop();
    else if (top !== undefined && open.some((at) => text[at] === openers[sign]) && closing) {
      const missingAt = text.slice(0, index).trimEnd().length;
      return { at: top, sign: text[top] ?? '', is: 'unclosed', missingAt, missing: closing };
    } else return unopenedBracket(text, index);
  }
  return undefined;
}

function unopenedBracket(text: string, index: number): Imbalance | undefined {
  const sign = text[index] ?? '';
  const missing = openers[sign] ?? '';
  // A group begins with its first key, a list after the key that it belongs to.
  const before = text.slice(0, index);
  const values = [...before.matchAll(/[:-]\s+(?=\S)/g)].map((lead) => lead.index + lead[0].length);
  const missingAt =
    sign === '}' ? values.find((at) => /^[\w-]+:/.test(before.slice(at))) : values.at(-1);
  if (missingAt === undefined) return undefined;
  return { at: index, sign, is: 'unopened', missingAt, missing };
}

/** A line without its trailing comment; unchanged if a quote is not closed. */
function withoutComment(line: string): string {
  for (let at = 0; at < line.length; at += 1) {
    const end = endOfText(line, at);
    if (end === -1) return line;
    if (line[at] === '#' && /\s/.test(line[at - 1] ?? '')) return line.slice(0, at - 1);
    at = end;
  }
  return line;
}

/** A line with its quoted texts replaced by spaces. */
function withoutTexts(line: string): string {
  let rest = '';
  for (let at = 0; at < line.length; at += 1) {
    const end = endOfText(line, at);
    if (end === -1) return rest + line.slice(at);
    rest += end === at ? line[at] : ' '.repeat(end - at + 1);
    at = end;
  }
  return rest;
}

/** The end of the quoted text that starts at a position; the position itself without a quote; -1 if it never ends. */
function endOfText(line: string, at: number): number {
  const quote = line[at];
  if (quote === "'") return line.indexOf(quote, at + 1);
  if (quote !== '"') return at;
  let end = at + 1;
  while (end < line.length && line[end] !== quote) end += line[end] === '\\' ? 2 : 1;
  return end < line.length ? end : -1;
}
