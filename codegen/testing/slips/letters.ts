import { type LineOf, pick, type Random, replaced, rewritten, type SlipKind } from './slip.ts';

const pair = /^(\s*(?:- )*)([A-Za-z][\w-]*):(?: (.+))?$/;

/** A word with one slip of the fingers in it. */
type Mistype = (word: string, random: Random) => string;

const at = (word: string, random: Random, shorter = 0) =>
  Math.floor(random() * (word.length - shorter));

const lost: Mistype = (word, random) => {
  const index = at(word, random);
  return word.slice(0, index) + word.slice(index + 1);
};
const doubled: Mistype = (word, random) => {
  const index = at(word, random);
  return word.slice(0, index + 1) + word.slice(index);
};
const swapped: Mistype = (word, random) => {
  const index = at(word, random, 1);
  return word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
};
const capital: Mistype = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const capitals: Mistype = (word) => word.toUpperCase();
const underscored: Mistype = (word) => word.replace('-', '_');
const spaced: Mistype = (word) => word.replace('-', ' ');

const slipsOfFingers: readonly (readonly [string, Mistype])[] = [
  ['a lost letter', lost],
  ['a doubled letter', doubled],
  ['swapped letters', swapped],
];

function inKey(mistype: Mistype): SlipKind['make'] {
  return (own, random) => {
    const [, lead = '', key = ''] = pair.exec(own.line) ?? [];
    if (own.isFolded || key.length < 3) return undefined;
    return replaced(own, [lead + mistype(key, random) + own.line.slice(lead.length + key.length)]);
  };
}

/** A single lower-case word or address: an id, a name from a list, a link. */
const id =
  /(?<=^\s*(?:- )*[\w/-]+: |^\s*- |\{ (?:[\w-]+: [^,"]*, )*[\w-]+: |\[)\/?[a-z][a-z0-9]*(?:[-/][a-z0-9]+)*(?= \}|\]|,|$)/g;

function inId(mistype: Mistype): SlipKind['make'] {
  return (own, random) => (own.isFolded ? undefined : inMatch(own, random, id, mistype));
}

const reference = /(?<=\$\{)[^}|@ ]+(?=[^}]*\})/g;

function inMatch(own: LineOf, random: Random, pattern: RegExp, mistype: Mistype) {
  if (/^\s*#/.test(own.line)) return undefined;
  const found = pick([...own.line.matchAll(pattern)], random);
  if (!found || found[0].length < 4 || /^(?:true|false|null)$/.test(found[0])) return undefined;
  const after = own.line.slice(found.index + found[0].length);
  return replaced(own, [own.line.slice(0, found.index) + mistype(found[0], random) + after]);
}

const item = (own: LineOf, sign: string) =>
  own.isFolded ? undefined : rewritten(own, /^(\s*)- (?=\S)/, `$1${sign}`);

/** Slips of the fingers in words that a program reads, and what phones and word processors make of signs. */
export const letters: readonly SlipKind[] = [
  ...slipsOfFingers.flatMap(([name, mistype]): SlipKind[] => [
    { name: `${name} in a key`, names: /did you mean|unknown key|missing/i, make: inKey(mistype) },
    {
      name: `${name} in an id or an address`,
      names:
        /did you mean|there is no|cannot be|allowed|right form|expected|file name say|belongs to|has moved|not listed/i,
      make: inId(mistype),
    },
    {
      name: `${name} in a reference`,
      names: /did you mean|there is no|reference/i,
      make: (own, random) => inMatch(own, random, reference, mistype),
    },
  ]),
  { name: 'a key in capitals', names: /did you mean|capital|unknown key/i, make: inKey(capitals) },
  {
    name: 'an id with a capital',
    names:
      /did you mean|there is no|form|file name say|cannot have the address|has moved|belongs to/i,
    make: inId(capital),
  },
  {
    name: 'an id with _ for -',
    names:
      /did you mean|there is no|form|file name say|cannot have the address|has moved|belongs to/i,
    make: inId(underscored),
  },
  {
    name: 'an id with a space for -',
    names:
      /did you mean|there is no|form|file name say|cannot have the address|has moved|belongs to/i,
    make: inId(spaced),
  },
  {
    name: 'an id with a full stop',
    names:
      /did you mean|there is no|form|file name say|cannot have the address|has moved|belongs to/i,
    make: inId((word) => `${word}.`),
  },
  {
    name: 'a space before a colon',
    names: /space|colon/i,
    make: (own) =>
      own.isFolded ? undefined : rewritten(own, /^(\s*(?:- )*[\w-]+):(?= |$)/, '$1 :'),
  },
  {
    name: 'a doubled colon',
    names: /colon/i,
    make: (own) =>
      own.isFolded ? undefined : rewritten(own, /^(\s*(?:- )*[\w-]+):(?= |$)/, '$1::'),
  },
  {
    name: 'a doubled comma in brackets',
    names: /comma|empty|nothing/i,
    make: (own) => (own.isFolded ? undefined : rewritten(own, /(?<=[{[][^"]*),/, ',,')),
  },
  {
    name: 'a comma at the end of a line',
    names: /comma|did you mean|form|number/i,
    make: (own) => (own.isFolded ? undefined : rewritten(own, /(?<=: (?:[\w/-]+|\{.*\}))$/, ',')),
  },
  {
    name: 'a quote of the other kind at one end',
    names: /quote/i,
    make: (own) => (own.isFolded ? undefined : rewritten(own, /(?<=: "[^"']*)"$/, "'")),
  },
  { name: 'a long dash before an item', names: /dash/i, make: (own) => item(own, '– ') },
  {
    name: 'a bullet before an item',
    names: /dash|bullet|item/i,
    make: (own, random) => item(own, random() < 0.5 ? '• ' : '* '),
  },
  {
    name: 'the mark of a text the wrong way round',
    names: />-/,
    make: (own) => rewritten(own, />-$/, '->'),
  },
  {
    name: 'a dash of a mark made long',
    names: />-/,
    make: (own) => rewritten(own, />-$/, '>—'),
  },
  {
    name: 'two items on one line',
    names: /item|dash|line/i,
    make: (own) => {
      const next = own.lines[own.at + 1] ?? '';
      const isItem = (line: string) => /^\s*- [^\s>|{[&*!"'-]/.test(line) && !/[\w-]: /.test(line);
      return !own.isFolded && isItem(own.line) && isItem(next)
        ? replaced(own, [`${own.line} ${next.trim()}`], { count: 2 })
        : undefined;
    },
  },
  {
    name: 'a letter O for a zero',
    names: /letter|number|digit/i,
    make: (own) =>
      own.isFolded ? undefined : rewritten(own, /(?<=: \d+)0(?=\d* \}|\d*$|\d*,)/, 'O'),
  },
  {
    name: 'an invisible character in a text',
    names: /invisible|U\+/i,
    make: (own, random) =>
      /^\s*#/.test(own.line)
        ? undefined
        : rewritten(
            own,
            /(?<=[a-z] [a-z]{2})(?=[a-z]+ )/,
            pick([...'\u200B\u00AD\uFEFF'], random) ?? '',
          ),
  },
  {
    name: 'blanks at the end of a line',
    names: /space|blank/i,
    make: (own) => (own.line === '' ? undefined : replaced(own, [`${own.line}   `])),
  },
  {
    name: 'a line of a text with a tab',
    names: /tab/i,
    make: (own) => (own.isFolded ? rewritten(own, /^ {2}/, '\t') : undefined),
  },
];
