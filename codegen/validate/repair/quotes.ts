// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import { type Candidate, type LineContext, type Propose, rewriting } from './candidate.ts';
import { bareBrace } from './marks.ts';

/** A text in quotes, as YAML reads it. */
function quoted(text: string): string {
  return text.includes('"') || text.includes('\\')
    ? `'${text.replaceAll("'", "''")}'`
    : `"${text}"`;
}

/** A line with one quote more or less. */
export const otherQuote: Propose = (context) => {
  const { text } = context.line;
  if (!/["“”]/.test(text) || text.length > 400) return [];
  // Both are there; it is the comma that is too many.
  if (/^[^"]*"[^"]*",\s*$/.test(text)) return [];
  const mixed = /^([^"']*)(?:"([^"']*)'|'([^"']*)")(\s*)$/.exec(text);
  if (mixed)
    return rewriting(context, `${mixed[1]}"${mixed[2] ?? mixed[3]}"${mixed[4]}`, {
      message: 'the quote that opens here is closed by one of the other kind',
      help: 'Open and close the text with the same quote.',
    });
  const straight = text.replaceAll(/[“”„]/g, '"');
  if (straight !== text)
    return rewriting(context, straight, {
      message: 'typographic quotes do not mark a text, as straight ones do',
      help: 'Use straight quotes: ".',
    });
  return [...withQuote(context), ...withoutQuote(context)];
};

function withoutQuote(context: LineContext): readonly Candidate[] {
  const { text } = context.line;
  return [...text.matchAll(/"(?!")/g)].flatMap(({ index }) =>
    rewriting(context, text.slice(0, index) + text.slice(index + 1), {
      message: 'there is a quote too many here',
      help: 'Remove it.',
    }),
  );
}

function withQuote(context: LineContext): readonly Candidate[] {
  const { text } = context.line;
  const starts = [...text.matchAll(/(?<=[:-] |[{[,] ?)(?=[^\s"])/g)].map(({ index }) => index);
  const ends = [...text.matchAll(/(?<=[^\s"])(?=\s*(?:[,}\]]|$))/g)].map(({ index }) => index);
  return [...new Set([...starts, ...ends])].flatMap((index) => {
    const isEnd = ends.includes(index);
    const other = isEnd ? text.lastIndexOf('"', index - 1) : text.indexOf('"', index);
    if (other === -1) return [];
    return rewriting(context, `${text.slice(0, index)}"${text.slice(index)}`, {
      message: isEnd
        ? 'the quote that opens here is never closed'
        : 'the quote that closes here was never opened',
      help: `${isEnd ? 'Close' : 'Open'} the text with the same quote.`,
      at: [other, other + 1],
    });
  });
}

/** A text that needs quotes as a whole. */
export const wholeInQuotes: Propose = (context) => {
  const [, lead = '', value = ''] =
    /^(\s*(?:- )*(?:[A-Za-z][\w-]*: )?)(\S.*)$/.exec(context.line.text.trimEnd()) ?? [];
  if (lead.trim() === '' || /^["'>|]/.test(value) || /^[[{].*[\]}]$/.test(value)) return [];
  const why = reasonFor(value);
  return why === undefined
    ? []
    : rewriting(context, lead + quoted(value), {
        message: why,
        help: `Put the whole text in quotes: ${quoted(value)}`,
        // It may stand for no value.
        ...(/^null$/i.test(value) && { isUnsure: true }),
        // An item may come from a list of groups, elsewhere.
        isMove: /^\s*(?:- )+[a-z][\w-]*:(?:\s|$)/.test(context.line.text),
      });
};

function reasonFor(value: string): string | undefined {
  if (/\s#/.test(value))
    return 'a space and "#" begin a comment: the rest of the line is not part of the text';
  if (/:(?:\s|$)/.test(value)) return 'a colon and a space in a text need quotes around the text';
  if (/^[@%`!&*?,]/.test(value)) return `a text that begins with ${value[0]} needs quotes`;
  if (/^null$/i.test(value)) return `without quotes, ${value} means nothing at all`;
  const isBracketed = /^[[{]/.test(value) && value.search(bareBrace) !== 0;
  return isBracketed ? 'a text that begins with a bracket needs quotes' : undefined;
}

/** `key: "Sea" kayaks`: something stands after the quote that closes. */
export const textAfterQuote: Propose = (context) => {
  const [, lead = '', inner = '', rest = ''] =
    /^(\s*(?:- )*(?:[\w-]+: )?)"([^"]*)"(?=[^,\s:\]}]|\s+[^\s#,:\]}])([^"]*)$/.exec(
      context.line.text,
    ) ?? [];
  if (rest.trim() === '') return [];
  const message = 'something stands after the quote that closes the text';
  return [`${lead}"${inner}${rest}"`, `${lead}${quoted(`"${inner}"${rest}`)}`].flatMap((words) =>
    rewriting(context, words, { message, help: 'Put the quote at the end of the whole text.' }),
  );
};

/** `{ text: View, Inventory, to: /inventory }`: a comma ends a text in brackets. */
export const commaInBrackets: Propose = (context) => {
  const { text } = context.line;
  return [
    ...text.matchAll(
      /(?<=[{,]\s*)([A-Za-z][\w-]*): ([^\s"'{[][^"{}[\]]*?)(?=\s*\}|, [A-Za-z][\w-]*: )/g,
    ),
  ].flatMap(({ 0: whole, 1: key = '', 2: value = '', index }) => {
    if (!/[,:#]/.test(value)) return [];
    const start = index + whole.length - value.length;
    return rewriting(
      context,
      text.slice(0, start) + quoted(value) + text.slice(start + value.length),
      {
        message: reasonInBrackets(key, value),
        help: `Put the text in quotes: ${quoted(value)}.`,
        at: [start, start + value.length],
      },
    );
  });
};

/** `{ text: ${site.name} }`, `{ text: At most {max} }`: the reference and the placeholder bring brackets of their own. */
export const referenceInBrackets: Propose = (context) => {
  const { text } = context.line;
  if (!/(?<!\$)[{[]/.test(text)) return [];
  const bare =
    /(?<=[{[,:]\s*)(?!\s)[^"'“”„{}[\],:]*(?:\$\{[^{}"]*\}|(?<=[^\s{}[\],:] ?)\{[a-zA-Z]+\})(?:[^"“”„{}[\],]|\$\{[^{}"]*\}|\{[a-zA-Z]+\})*?(?=\s*(?:[}\]]|,\s))/g;
  const [first = ''] = text.match(bare) ?? [];
  const inside = first.includes('${') ? '${…}' : (/\{\w+\}/.exec(first)?.[0] ?? '');
  return rewriting(context, text.replaceAll(bare, quoted), {
    message: `inside brackets, a text with ${inside} needs quotes`,
    help: `Put the whole text in quotes: "${first.includes('${') ? inside : first}"`,
  });
};

function reasonInBrackets(key: string, value: string): string {
  if (/(?:^|\s)#/.test(value)) return '"#" begins a comment here: the rest of the line is not read';
  const [first = '', ...others] = value.split(',');
  if (others.length > 0) return `the comma ends the text "${first}" of "${key}"`;
  return 'inside brackets, a text with a colon needs quotes';
}
