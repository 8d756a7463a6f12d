import type { TextFinding } from '../../diagnostics/finding.ts';
import { blankMarks, lineBreak, readMarks, type WrittenPiece } from '../../model/written-marks.ts';
import type { Edit } from '../../text/edit.ts';
import { insteadOf, quote, type TextRule } from './text-rule.ts';

interface Half {
  readonly pattern: RegExp;
  /** What is said of it, by what it looks like; undefined if it is nothing wrong. */
  readonly explain: (found: string, match: RegExpExecArray, text: string) => Said | undefined;
}

interface Said {
  readonly message: string;
  readonly help: string;
  readonly edits: readonly Edit[];
  readonly isSure?: true;
}

const boldHelp = 'Bold words stand between two signs, without a blank inside them: **so**.';
const linkHelp =
  'A link has its words in brackets, and where it leads in parentheses: [our vehicles](/inventory). Without a link, leave the brackets out.';

const halves: readonly Half[] = [
  {
    // Blanks beside the signs: "** so **".
    pattern: /(?<![*\p{L}\p{N}])\*\*(\s*)([^\s*,;.:!?)](?:[^*]*[^\s*])?)(\s*)\*\*(?!\*)/dgu,
    explain(found, { index, 1: before = '', 3: after = '' }) {
      const end = index + found.length;
      return {
        message: `${quote(found)} is not bold: a blank stands between its signs and its words`,
        help: boldHelp,
        edits: [
          ...insteadOf(index, 2 + before.length, `${before}**`),
          ...insteadOf(end - 2 - after.length, 2 + after.length, `**${after}`),
        ],
      };
    },
  },
  {
    pattern: /(?<![*\p{L}\p{N}])\*\*(?=[^\s*,;.:!?)])[^,;.:!?]*/dgu,
    explain(found, { index }) {
      const end = index + found.trimEnd().length;
      return {
        message: `${quote(found.trimEnd())} begins bold words, and nothing ends them`,
        help: boldHelp,
        edits: insteadOf(end, 0, '**'),
      };
    },
  },
  {
    pattern: /(?<!\*)\*{4}(?!\*)/dg,
    explain: (found, { index }) => ({
      message: `${quote(found)} has no words to make bold`,
      help: boldHelp,
      edits: insteadOf(index, found.length, ''),
    }),
  },
  {
    pattern: /\[([^[\]]*)\](?:(\s*)\(([^()\s]*)(\)?))?/dg,
    explain: explainLink,
  },
  {
    pattern: /<\/?br\s*\/?>/dgi,
    explain: (found, { index }) => ({
      message: `${quote(found)} is printed as it stands; a line break is written ${lineBreak}`,
      help: `Write ${lineBreak}.`,
      edits: insteadOf(index, found.length, lineBreak),
      isSure: true,
    }),
  },
];

/** Marks of which a part is missing: they would be printed as they stand. */
export const halfMarks: TextRule = (text, takes) => {
  if (!takes) return [];
  // What a reference prints are words.
  const rest = blankMarks(text).replaceAll(/\$\{[^}]*\}/g, (found) => 'x'.repeat(found.length));
  const found = halves.flatMap(({ pattern, explain }) =>
    [...rest.matchAll(pattern)].flatMap((match) => {
      const whole = text.slice(match.index, match.index + match[0].length);
      const said = explain(whole, match, text);
      return said ? [findingOf(match.index, whole.trimEnd().length, said)] : [];
    }),
  );
  return [...found, ...idleBreaks(readMarks(text))];
};

function findingOf(start: number, length: number, said: Said): TextFinding {
  return { start, length, code: 'half-mark', ...said };
}

function explainLink(whole: string, match: RegExpExecArray, text: string): Said | undefined {
  const { index, 1: inner = '', 2: gap = '', 3: to, 4: close } = match;
  const end = index + inner.length + 2;
  const words = text.slice(index + 1, end - 1);
  const help = linkHelp;
  const isTarget = to !== undefined && /^(?:\/|[a-z-]+:|www\.)\S*$/.test(to.trim());
  if (isTarget && words.trim() !== '') {
    const edits = [...insteadOf(end, gap.length, ''), ...(close ? [] : closing(index, whole, to))];
    const message = close
      ? `${quote(whole)} is half a link: a blank stands before where it leads`
      : `${quote(whole)} is half a link: nothing ends where it leads`;
    return { message, help, edits };
  }
  if (words.trim() === '') {
    const edits = insteadOf(index, whole.length, '');
    return isTarget
      ? { message: `${quote(whole)} has no words to click on`, help, edits }
      : undefined;
  }
  // Remarks such as [sic], and numbers.
  if (to !== '' && (!/\p{L}|\$\{/u.test(words) || words === 'sic')) return undefined;
  const isEmpty = to === '' && gap === '';
  const shown = isEmpty ? whole : `[${words}]`;
  const edits = [
    ...insteadOf(index, 1, ''),
    ...insteadOf(end - 1, isEmpty ? whole.length - words.length - 1 : 1, ''),
  ];
  return { message: `${quote(shown)} is half a link: it does not say where it leads`, help, edits };
}

function closing(index: number, whole: string, to: string): readonly Edit[] {
  const start = index + whole.length - (to.length - to.trimEnd().length);
  return insteadOf(start, 0, ')');
}

/** Line breaks with nothing before or after them. */
function idleBreaks(pieces: readonly WrittenPiece[]): readonly TextFinding[] {
  return pieces.flatMap((piece, index): readonly TextFinding[] => {
    if (piece.is !== 'break') return [];
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (before && before.is !== 'break' && after) return [];
    const length = piece.end - piece.start;
    return [
      findingOf(piece.start, length, {
        message: `this line break has nothing ${after ? 'before' : 'after'} it`,
        help: 'Leave it out. A paragraph is an item of its own where the section has a list of them.',
        edits: insteadOf(piece.start, length, ''),
        isSure: true,
      }),
    ];
  });
}
