// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import { letters } from './letters.ts';
import {
  indentOf,
  type LineOf,
  lengthOf,
  pick,
  type Random,
  replaced,
  rewritten,
  type Slip,
  type SlipKind,
} from './slip.ts';

const pair = /^(\s*(?:- )*)([A-Za-z][\w-]*):(?: (.+))?$/;
const item = /^(\s*)- (.+)$/;

const words = (line: string) => /^[^"'[{#>|&*!%@`]/.test(line);
const isPair = ({ line, isFolded }: LineOf) => !isFolded && pair.test(line);
const isItem = ({ line, isFolded }: LineOf) => !isFolded && item.test(line);

/** The plain text of a line after its key or dash. */
function plainText(own: LineOf): { lead: string; value: string } | undefined {
  if (own.isFolded) return undefined;
  const [, lead = '', value = ''] = /^(\s*(?:- )*(?:[A-Za-z][\w-]*: )?)(.*)$/.exec(own.line) ?? [];
  return lead.trim() !== '' && words(value) && /\S \S/.test(value) && !/: |:$/.test(value)
    ? { lead, value }
    : undefined;
}

function kind(name: string, names: RegExp, make: SlipKind['make']): SlipKind {
  return { name, names, make };
}

/** A slip in the text of a line, which quotes make lawful. */
function inText(own: LineOf, change: (value: string) => string): Slip | undefined {
  const found = plainText(own);
  if (!found) return undefined;
  const value = change(found.value);
  if (value === found.value || value.includes('"')) return undefined;
  return replaced(own, [found.lead + value], { wanted: [`${found.lead}"${value}"`] });
}

function afterWord(value: string, sign: string, random: Random): string {
  const spaces = [...value.matchAll(/(?<=[a-z]) (?=[a-z])/g)].map(({ index }) => index);
  const at = pick(spaces, random);
  return at === undefined ? value : value.slice(0, at) + sign + value.slice(at + 1);
}

/** Moves an item, with or without what is below it. */
function moved(own: LineOf, by: number, isWhole: boolean): Slip | undefined {
  if (!isItem(own) || indentOf(own.line) + by < 0) return undefined;
  const count = isWhole ? lengthOf(own) : 1;
  const lines = own.lines.slice(own.at, own.at + count);
  const others = lines.map((line) => {
    if (line === '') return line;
    return by > 0 ? ' '.repeat(by) + line : line.slice(-by);
  });
  return replaced(own, others, { count });
}

const isFirst = ({ lines, at, line }: LineOf) =>
  indentOf(lines[at - 1] ?? '') < indentOf(line) && !/^\s*- /.test(lines[at - 1] ?? '');

const inside = (
  line: string,
  pattern: RegExp,
  random: Random,
  change: (found: string) => string,
) => {
  const found = pick([...line.matchAll(pattern)], random);
  if (!found) return line;
  return line.slice(0, found.index) + change(found[0]) + line.slice(found.index + found[0].length);
};

const changed =
  (pattern: RegExp, change: (found: string) => string, isFoldedToo = false) =>
  (own: LineOf, random: Random) => {
    if (own.isFolded && !isFoldedToo) return undefined;
    if (/^\s*#/.test(own.line)) return undefined;
    const line = inside(own.line, pattern, random, change);
    return line === own.line ? undefined : replaced(own, [line]);
  };

const reference = /\$\{[^}]+\}/g;

/** Slips of structure. */
const structure: readonly SlipKind[] = [
  kind('an item a space to the left', /column|dash|further|indent/i, (own, random) =>
    plainItem(own) ? moved(own, -1, random() < 0.5) : undefined,
  ),
  kind('an item a space to the right', /column|dash|further|indent/i, (own, random) =>
    plainItem(own) && !isFirst(own) ? moved(own, 1, random() < 0.5) : undefined,
  ),
  kind('a folded item moved', /column|dash|further|indent/i, (own, random) =>
    /- >-$/.test(own.line) && !isFirst(own)
      ? moved(own, random() < 0.5 ? 1 : -1, random() < 0.5)
      : undefined,
  ),
  kind('a group in a list moved', /column|dash|further|indent/i, (own, random) =>
    /^\s*- [\w-]+: /.test(own.line) && !isFirst(own)
      ? moved(own, random() < 0.5 ? 1 : -1, random() < 0.5)
      : undefined,
  ),
  kind('a lost dash', /dash/i, (own, random) => {
    if (!isItem(own)) return undefined;
    return rewritten(own, /- /, random() < 0.5 ? '' : '  ');
  }),
  kind('a lost dash before kind', /dash/i, (own) =>
    own.isFolded ? undefined : rewritten(own, /^(\s*)- (?=kind: )/, '$1  '),
  ),
  kind('a doubled dash', /dash/i, (own) =>
    isItem(own) ? rewritten(own, /- /, '- - ') : undefined,
  ),
  kind('a block moved', /column|indent|further/i, (own, random) => {
    if (!isPair(own) || !own.line.endsWith(':') || lengthOf(own) < 2) return undefined;
    const by = pick([1, -1, 2], random) ?? 1;
    const count = lengthOf(own) - 1;
    const below = { ...own, at: own.at + 1 };
    const lines = own.lines.slice(below.at, below.at + count);
    if (by < 0 && lines.some((line) => line !== '' && indentOf(line) === 0)) return undefined;
    const others = lines.map((line) =>
      line === '' ? '' : by > 0 ? ' '.repeat(by) + line : line.slice(1),
    );
    return replaced(below, others, { count });
  }),
  kind('a key a space too far in', /column|further|indent/i, (own) =>
    isPair(own) && /^\s*\w/.test(own.line) ? replaced(own, [` ${own.line}`]) : undefined,
  ),
  kind('a key a space too far out', /column|further|indent/i, (own) =>
    isPair(own) && /^\s+\w/.test(own.line) ? replaced(own, [own.line.slice(1)]) : undefined,
  ),
  kind('a line joined with the next', /line/i, (own) => {
    const next = own.lines[own.at + 1] ?? '';
    if (!isPair(own) || own.line.endsWith('>-') || !pair.test(next) || next.includes('- '))
      return undefined;
    return replaced(own, [`${own.line} ${next.trim()}`], { count: 2 });
  }),
  kind('a blank line in a text', /blank|empty line|paragraph/i, (own) =>
    own.isFolded && own.lines[own.at - 1]?.trim() && !/>-$/.test(own.lines[own.at - 1] ?? '')
      ? replaced(own, ['', own.line])
      : undefined,
  ),
  kind('a line of a text too far left', /column|indent|further/i, (own) =>
    own.isFolded && own.line.startsWith('  ') ? replaced(own, [own.line.slice(2)]) : undefined,
  ),
  kind('a text on the line of its mark', />-/, (own) => {
    const next = own.lines[own.at + 1] ?? '';
    return />-$/.test(own.line) && !/^\s*#/.test(own.line)
      ? replaced(own, [`${own.line} ${next.trim()}`], { count: 2 })
      : undefined;
  }),
  kind('a doubled line', /twice|same|repeat|duplicate/i, (own) =>
    isPair(own) || isItem(own)
      ? lengthOf(own) > 1
        ? undefined
        : replaced(own, [own.line, own.line])
      : undefined,
  ),
  kind(
    'a deleted line',
    /missing|needed|empty|unknown|expected|too-few|no (fact|picture|page)/i,
    (own) => (isPair(own) ? replaced(own, []) : undefined),
  ),
  kind('swapped lines', /./, (own) => {
    const next = own.lines[own.at + 1] ?? '';
    const isAlike = indentOf(next) === indentOf(own.line) && pair.test(next);
    return isPair(own) && isAlike && !/- /.test(own.line + next) && lengthOf(own) === 1
      ? replaced(own, [next, own.line], { count: 2 })
      : undefined;
  }),
  kind('a lost comment sign', /#|comment/i, (own) => rewritten(own, /^(\s*)# ?(?!yaml-)/, '$1')),
  kind('marks of a merge', /merge|two versions/i, (own) =>
    isPair(own) && lengthOf(own) === 1
      ? replaced(own, ['<<<<<<< HEAD', own.line, '=======', own.line, '>>>>>>> main'])
      : undefined,
  ),
];

function plainItem(own: LineOf): boolean {
  return isItem(own) && !/>-$|^\s*- [\w-]+: /.test(own.line);
}

/** Slips of single signs. */
const signs: readonly SlipKind[] = [
  kind('a lost colon', /colon/i, (own) =>
    isPair(own) ? rewritten(own, /^(\s*(?:- )*[\w-]+):(?= )/, '$1') : undefined,
  ),
  kind('a lost colon before a group', /colon/i, (own) =>
    isPair(own) ? rewritten(own, /^(\s*(?:- )*[\w-]+):(?=$| [{[])/, '$1') : undefined,
  ),
  kind('a comma in braces', /comma/i, (own, random) => {
    const [, lead = '', value = '', rest = ''] =
      /^(.*\{.*?\b\w+: )([A-Za-z][^,"{}[\]:]* [^,"{}[\]:]*?)((?: \}|,).*)$/.exec(own.line) ?? [];
    const other = afterWord(value, ', ', random);
    return value === '' || other === value || own.isFolded
      ? undefined
      : replaced(own, [lead + other + rest], { wanted: [`${lead}"${other}"${rest}`] });
  }),
  kind(
    'a lost comma in braces',
    /comma/i,
    changed(/(?<=\{[^"]*), (?=\w+: )/g, () => ' '),
  ),
  kind(
    'a semicolon in braces',
    /comma|semicolon/i,
    changed(/(?<=\{[^"]*), (?=\w+: )/g, () => '; '),
  ),
  kind(
    'a lost brace or bracket',
    /bracket|[{}[\]]/i,
    changed(/(?<!\$)[{}[\]](?![^{]*\|)/g, () => ''),
  ),
  kind(
    'a doubled brace or bracket',
    /bracket|[{}[\]]/i,
    changed(/(?<!\$)[{}[\]](?![^{]*\|)/g, (found) => found + found),
  ),
  kind(
    'a bracket for a brace',
    /bracket|[{}[\]]/i,
    changed(/(?<=: )\{(?= )/g, () => '['),
  ),
  kind(
    'a lost quote',
    /quote/i,
    changed(/"/g, () => ''),
  ),
  kind(
    'a doubled quote',
    /quote/i,
    changed(/"/g, () => '""'),
  ),
  kind('a text after a quoted value', /quote/i, (own) =>
    isPair(own)
      ? rewritten(own, /(".*")$/, '$1 or so', (line) => line.replace('" or so', ' or so"'))
      : undefined,
  ),
  kind('a colon in a text', /colon|": "|quotes/i, (own, random) =>
    inText(own, (value) => afterWord(value, ': ', random)),
  ),
  kind('a hash in a text', /#/i, (own, random) =>
    inText(own, (value) => afterWord(value, ' #', random)),
  ),
  kind('a lost space after the colon', /space/i, (own) =>
    own.isFolded ? undefined : rewritten(own, /^(\s*(?:- )*[\w-]+): (?=\S)/, '$1:'),
  ),
  kind(
    'a lost space in braces',
    /space/i,
    changed(/(?<=[{,] \w+): /g, () => ':'),
  ),
  kind('a lost space after the dash', /space/i, (own) =>
    isItem(own) ? rewritten(own, /- /, '-') : undefined,
  ),
  kind('a tab before a line', /tab/i, (own) =>
    own.isFolded ? undefined : rewritten(own, /^ {2,4}/, '\t'),
  ),
  kind('a tab in a line', /tab/i, (own) => (isPair(own) ? rewritten(own, /: /, ':\t') : undefined)),
  kind('an equals sign', /colon|=/i, (own) =>
    isPair(own) ? rewritten(own, /^(\s*(?:- )*[\w-]+): /, '$1 = ') : undefined,
  ),
  kind('an equals sign close', /colon|=/i, (own) =>
    isPair(own) ? rewritten(own, /^(\s*(?:- )*[\w-]+): /, '$1=') : undefined,
  ),
  kind('a semicolon for a colon', /colon/i, (own) =>
    isPair(own) ? rewritten(own, /^(\s*(?:- )*[\w-]+): /, '$1; ') : undefined,
  ),
  kind('a full-width colon', /colon|U\+FF1A|：/i, (own, random) =>
    isPair(own) ? rewritten(own, /: /, random() < 0.5 ? '：' : '： ') : undefined,
  ),
  kind('a capital in a key', /did you mean|capital/i, (own) =>
    isPair(own)
      ? rewritten(
          own,
          /^(\s*(?:- )*)([a-z])/,
          (_all, lead = '', first = '') => lead + first.toUpperCase(),
        )
      : undefined,
  ),
  kind(
    'typographic quotes',
    /quote/i,
    changed(/"[^"]*"/g, (found) => `“${found.slice(1, -1)}”`),
  ),
  kind(
    'a typographic quote at one end',
    /quote/i,
    changed(/(?<=: )"|"(?=$|,| \}|\])/g, () => '“'),
  ),
];

/** Slips in references to facts. */
const references: readonly SlipKind[] = [
  kind(
    'a reference without $',
    /\$|reference/i,
    changed(reference, (found) => found.slice(1), true),
  ),
  kind(
    'a reference without {',
    /\{|reference|bracket/i,
    changed(reference, (found) => `$${found.slice(2)}`, true),
  ),
  kind(
    'a reference without }',
    /\}|reference|bracket/i,
    changed(reference, (found) => found.slice(0, -1), true),
  ),
  kind(
    'a reference in [ ]',
    /\$\{|reference/i,
    changed(reference, (found) => `$[${found.slice(2, -1)}]`, true),
  ),
  kind(
    'a reference in ( )',
    /\$\{|reference/i,
    changed(reference, (found) => `$(${found.slice(2, -1)})`, true),
  ),
  kind(
    'a reference in {{ }}',
    /\$\{|reference|brace/i,
    changed(reference, (found) => `$${found.slice(1)}}`.replace('{', '{{'), true),
  ),
  kind(
    'a space in a reference',
    /space|reference|fact/i,
    changed(reference, (found) => found.replace('{', '{ ').replace('.', '. '), true),
  ),
];

const spaces = '\u00A0\u2003\u200B\uFEFF';

/** Characters that nobody sees. */
const invisible: readonly SlipKind[] = [
  kind('an invisible character in a key', /invisible|U\+/i, (own, random) =>
    isPair(own)
      ? rewritten(own, /^(\s*(?:- )*\w)/, `$1${pick([...'\u200B\uFEFF\u00AD'], random)}`)
      : undefined,
  ),
  kind('an invisible character before a key', /invisible|U\+/i, (own, random) =>
    isPair(own) ? rewritten(own, /(?=\w)/, pick([...spaces], random) ?? '') : undefined,
  ),
  kind('an invisible character after a colon', /invisible|U\+/i, (own, random) =>
    isPair(own) ? rewritten(own, /: /, `:${pick([...'\u00A0\u2003'], random)}`) : undefined,
  ),
  kind('an invisible character in a reference', /invisible|U\+/i, (own, random) =>
    changed(
      reference,
      (found) => found.replace('.', `.${pick([...'\u200B\u00AD\u00A0'], random)}`),
      true,
    )(own, random),
  ),
  kind('an invisible character in a number', /invisible|U\+/i, (own, random) =>
    own.isFolded
      ? undefined
      : rewritten(own, /(?<=: )(-?\d+(?:\.\d+)?)(?= \}|,|$)/, `$1${pick([...spaces], random)}`),
  ),
  kind('an invisible character in a word', /invisible|U\+/i, (own, random) =>
    isPair(own)
      ? rewritten(
          own,
          /: ([a-z/][a-z-]+)$/,
          (_all, word = '') =>
            `: ${word.slice(0, 2)}${pick([...'\u200B\u00AD'], random)}${word.slice(2)}`,
        )
      : undefined,
  ),
];

const numbers: readonly SlipKind[] = [
  kind(
    'a true minus',
    /minus/i,
    changed(/(?<=: )-(?=\d)/g, () => '−'),
  ),
  kind('a number as people write it', /number|comma/i, (own, random) => {
    const forms = [
      (digits: string) => `$${digits}`,
      (digits: string) => `$${thousands(digits)}`,
      (digits: string) => `$ ${digits}`,
      thousands,
      (digits: string) => `${digits},-`,
      (digits: string) => `${digits}.-`,
      (digits: string) => `${digits} miles`,
      (digits: string) => `${digits},00`,
      (digits: string) => `"${digits}"`,
      (digits: string) => `“${digits}”`,
      (digits: string) => `${digits}.`,
    ];
    const form = pick(forms, random) ?? thousands;
    return changed(/(?<=: )\d+(?= \}|,|$)/g, form)(own, random);
  }),
  kind(
    'no number',
    /number/i,
    changed(/(?<=: )\d+(?= \}|,|$)/g, () => '.inf'),
  ),
  kind(
    'a word that YAML reads otherwise',
    /quotes|text|true|expected|nothing|empty/i,
    (own, random) =>
      isPair(own) && plainText(own)
        ? rewritten(own, /: .+$/, `: ${pick(['true', '2026', '1e3'], random)}`, (line) =>
            line.replace(/: (.+)$/, ': "$1"'),
          )
        : undefined,
  ),
  kind(
    'another word for yes',
    /true|false/i,
    changed(/(?<=: )true\b/g, () => 'yes'),
  ),
];

const thousands = (digits: string) => digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');

/** All kinds, by their groups. */
export const slipKinds: readonly SlipKind[] = [
  ...structure,
  ...signs,
  ...references,
  ...invisible,
  ...numbers,
  ...letters,
];
