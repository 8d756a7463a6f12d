import type { TextFinding } from '../../diagnostics/finding.ts';
import { insteadOf, quote, type Takes, type TextRule } from './text-rule.ts';

interface Mark {
  readonly pattern: RegExp;
  /** What it would do elsewhere. */
  readonly name: string;
  readonly help: string;
  readonly isSure: boolean;
  /** The mark of content that does the same; `isIt` if it is written in just this way. */
  readonly mark?: { readonly is: 'bold' | 'link' | 'break'; readonly isIt?: true };
}

const isBold = { is: 'bold' } as const;
const isLink = { is: 'link' } as const;

const noStyle =
  'Texts have no bold, italic or code: leave the signs out, and let the words say it.';
const noLink =
  'Texts hold no links: write the words alone, and lead on with a button or a link of the section, as in "to: /inventory".';
const noLinkInPolicy =
  'A policy holds no links, so that all it says stands in it: write the words alone.';
const boldAlone = 'Texts have no italic or code. Bold is written **so**; or let the words say it.';
const noHeading = 'Leave the "#" out: what a heading is, its key says.';
/** The same for somebody who sees a field, where it speaks of the file. */
const helpAtField: ReadonlyMap<string, string> = new Map([
  [noLink, 'No link can stand here: write the words alone, and lead on with a button beside them.'],
  [noHeading, 'Leave the sign out: headings have fields of their own.'],
]);
const noTags = 'Texts hold no tags of HTML: leave them out.';

/** Names of tags that people type or paste. Anything else in angle brackets may be meant. */
const tags =
  'a|abbr|b|big|blockquote|button|center|cite|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|video';

const start = '(?<![\\p{L}\\p{N}_*~`\\\\/])';
const end = '(?![\\p{L}\\p{N}_*~`])';
// After a mark of a footnote comes a comma or a full stop, and another one may follow.
const inner = (sign: string) => `(?<words>[^\\s${sign},;.:!?)](?:[^${sign}]*[^\\s${sign}])?)`;

// What follows the words of a link.
const written =
  '\\((?:[/#.]|https?:|mailto:|tel:|www\\.|(?:page|phone|email|external|map):|[\\w-]+\\.\\w)[^()\\s]*(?:\\([^()\\s]*\\)[^()\\s]*)?(?:\\s+"[^"]*")?\\)';

/** Signs of Markdown and HTML that nobody means as they stand. The words between them stay. */
const marks: readonly Mark[] = [
  {
    pattern: new RegExp(`${start}\\*\\*\\*${inner('*')}\\*\\*\\*${end}`, 'dgu'),
    name: 'bold and italic in Markdown',
    help: noStyle,
    isSure: true,
    mark: isBold,
  },
  {
    pattern: new RegExp(`(?<![\\p{N}*\\\\])\\*\\*${inner('*')}\\*\\*(?![\\p{N}*])`, 'dgu'),
    name: 'bold in Markdown',
    help: noStyle,
    isSure: true,
    mark: { is: 'bold', isIt: true },
  },
  {
    pattern: new RegExp(`${start}__${inner('_')}__${end}`, 'dgu'),
    name: 'bold in Markdown',
    help: noStyle,
    isSure: true,
    mark: isBold,
  },
  {
    pattern: new RegExp(`${start}\\*${inner('*')}\\*${end}`, 'dgu'),
    name: 'italic in Markdown',
    help: noStyle,
    isSure: true,
  },
  {
    pattern: new RegExp(`${start}_${inner('_')}_${end}`, 'dgu'),
    name: 'italic in Markdown',
    help: noStyle,
    isSure: true,
  },
  {
    pattern: new RegExp(`~~${inner('~')}~~`, 'dgu'),
    name: 'struck out in Markdown',
    help: 'Texts cannot be struck out: leave the words out, or say what has changed.',
    isSure: false,
  },
  {
    pattern: /(?<fence>`{1,3})(?<words>[^`]+)\k<fence>/dgu,
    name: 'code in Markdown',
    help: noStyle,
    isSure: true,
  },
  {
    pattern: new RegExp(`!\\[(?<words>[^[\\]]*)\\]${written}`, 'dgu'),
    name: 'a picture in Markdown',
    help: 'Texts hold no pictures: leave it out, and show it with the "picture:" of the section.',
    isSure: false,
  },
  {
    pattern: new RegExp(`\\[(?<words>[^[\\]]*)\\]${written}`, 'dgu'),
    name: 'a link in Markdown',
    help: noLink,
    isSure: false,
    mark: { is: 'link', isIt: true },
  },
  {
    pattern: /!?\[(?<words>[^[\]]*)\]\(\)/dgu,
    name: 'a link in Markdown',
    help: noLink,
    isSure: false,
    mark: { is: 'link', isIt: true },
  },
  {
    pattern: /<(?<words>(?:https?:\/\/|mailto:)[^<>\s]+)>/dgiu,
    name: 'a link in Markdown',
    help: noLink,
    isSure: false,
  },
  {
    pattern: /^\s*#{2,6}[ \t]+(?<words>\S.*)$/dgsu,
    name: 'a heading in Markdown',
    help: noHeading,
    isSure: true,
  },
  {
    pattern: /^\s*#(?= +\p{Lu})[ \t]+(?<words>\S.*)$/dgsu,
    name: 'a heading in Markdown',
    help: noHeading,
    // It may mean "number of".
    isSure: false,
  },
  {
    pattern: /^\s*>[ \t]+(?<words>[^\s\d].*)$/dgsu,
    name: 'a quotation in Markdown',
    help: 'Leave the ">" out.',
    // It may mean "more than".
    isSure: false,
  },
  {
    pattern: htmlPair('b|strong'),
    name: 'formatted in HTML',
    help: noTags,
    isSure: true,
    mark: isBold,
  },
  {
    pattern: htmlPair('i|em|u|small|span|font|big|tt|mark|code'),
    name: 'formatted in HTML',
    help: noTags,
    isSure: true,
  },
  {
    pattern:
      /<(?<name>a)\s(?:[^<>]*?\bhref=["']?(?<to>[^\s"'<>]+))?[^<>]*>(?<words>[^<>]*)<\/\k<name>\s*>/dgiu,
    name: 'a link in HTML',
    help: noLink,
    isSure: false,
    mark: isLink,
  },
  {
    pattern: /<\/?br\s*\/?>/dgiu,
    name: 'a tag of HTML',
    help: noTags,
    isSure: false,
    mark: { is: 'break', isIt: true },
  },
  {
    pattern: new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>|<!--(?:(?!<!--).)*?-->`, 'dgisu'),
    name: 'a tag of HTML',
    help: noTags,
    isSure: false,
  },
];

function htmlPair(names: string): RegExp {
  return new RegExp(`<(?<name>${names})(?:\\s[^<>]*)?>(?<words>[^<>]*)</\\k<name>\\s*>`, 'dgiu');
}

/** Signs of other programs around words, which are printed as they stand. */
export const markup: TextRule = (text, takes) => {
  if (isAddress(text)) return [];
  return marks.flatMap((mark) =>
    takes && mark.mark?.isIt && !(takes === 'without-links' && mark.mark.is === 'link')
      ? []
      : [...text.matchAll(mark.pattern)].map((match) => findingOf(text, mark, match, takes)),
  );
};

function findingOf(text: string, mark: Mark, match: RegExpExecArray, takes: Takes): TextFinding {
  const { 0: found, index: at, indices } = match;
  const end = at + found.length;
  const [from, to] = indices?.groups?.words ?? [end, end];
  const [before, after] = signsOf(mark, match, takes);
  const edits =
    from === to
      ? insteadOf(at, found.length, isBetweenWords(text, at, found.length) ? ' ' : '')
      : [...insteadOf(at, from - at, before), ...insteadOf(to, end - to, after)];
  const message = `${quote(found)} is printed as it stands: it would be ${mark.name}, which texts here do not have`;
  const help = helpFor(mark, takes);
  const atField = helpAtField.get(help);
  return {
    start: at,
    length: found.length,
    code: 'markup',
    message,
    help,
    ...(atField !== undefined && { atField: `${message}. ${atField}` }),
    edits: edits.filter((edit) => edit.end > edit.start),
    isSure: mark.isSure,
  };
}

/** What stands around the words instead: the signs of the mark that does the same, if the text takes it. */
function signsOf(
  { mark }: Mark,
  { groups }: RegExpExecArray,
  takes: Takes,
): readonly [before: string, after: string] {
  if (takes && mark?.is === 'bold') return ['**', '**'];
  if (takes === true && mark?.is === 'link' && groups?.to) return ['[', `](${groups.to})`];
  return ['', ''];
}

function helpFor({ help, mark }: Mark, takes: Takes): string {
  if (!takes) return help;
  if (mark?.is === 'link')
    return takes === true ? 'A link is written [words](/inventory).' : noLinkInPolicy;
  if (mark?.is === 'bold') return 'Bold is written **so**.';
  return help === noStyle ? boldAlone : help;
}

function isBetweenWords(text: string, at: number, length: number): boolean {
  return /\S$/.test(text.slice(0, at)) && /^\S/.test(text.slice(at + length));
}

/** Addresses and names of files have signs of their own. */
function isAddress(text: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/|#)\S*$/.test(text);
}
