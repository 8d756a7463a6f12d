/** Where the brackets or quotes of one line do not come in pairs. */
export interface Imbalance {
  /** The bracket or quote that has no other. */
  readonly at: number;
  readonly sign: string;
  readonly is: 'unclosed' | 'unopened';
  /** Where the missing one belongs. */
  readonly missingAt: number;
  readonly missing: string;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const openers: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/** The first quote of a line that has no other, as far as the signs beside the quotes tell. */
export function unpairedQuote(line: string): Imbalance | undefined {
  let open: number | undefined;
  for (const { index } of withoutRemark(line).matchAll(/(?<!\\)"/g)) {
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
  const own = /^[^"]*?(?=\s*(?:[,\]}]|$))/.exec(rest)?.[0] ?? rest;
  return { at, sign: '"', is: 'unclosed', missingAt: at + 1 + own.length, missing: '"' };
}

function unopenedQuote(line: string, at: number): Imbalance {
  const before = /(?:^|[[{,]|:\s|-\s)\s*([^[\]{},"]*)$/.exec(line.slice(0, at))?.[1] ?? '';
  const value = before.slice(before.search(/:\s/) + 1).trimStart();
  const missingAt = at - value.length;
  return { at: missingAt, sign: '"', is: 'unopened', missingAt, missing: '"' };
}

/** The first bracket of a line that another kind of bracket closes, or that nothing opens. */
export function unpairedBracket(line: string): Imbalance | undefined {
  const open: number[] = [];
  const text = withoutRemark(line).replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (own) =>
    ' '.repeat(own.length),
  );
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
  // A group begins with its first key, a list behind the key that it belongs to.
  const begin = sign === '}' ? /^.*?(?:[\w-]+:|-)\s+(?=[\w-]+:)/ : /^.*(?:[\w-]+:|-)\s+(?=\S)/;
  const lead = begin.exec(text.slice(0, index))?.[0];
  if (lead === undefined) return undefined;
  return { at: index, sign, is: 'unopened', missingAt: lead.length, missing };
}

function withoutRemark(line: string): string {
  return line.replace(/^((?:[^"'#]|"(?:[^"\\]|\\.)*"|'[^']*'|\S#)*?)\s#.*$/, '$1');
}
