import { lineBreak, type WrittenPiece } from '../../../../codegen/model/written-marks.ts';

/** Words of a text that have the same marks; a line break is a run of its own. */
export interface Run {
  readonly text: string;
  readonly isBold: boolean;
  /** Where the link leads that they are in. */
  readonly to: string | undefined;
  /** Whether the bold words go on around the link. */
  readonly isBoldOutside: boolean;
}

/** Words without a mark. */
export const unmarked: Omit<Run, 'text'> = { isBold: false, to: undefined, isBoldOutside: false };

/** The runs of a text as written. */
export function runsOf(pieces: readonly WrittenPiece[], around = unmarked): readonly Run[] {
  return pieces.flatMap((piece) => {
    if (piece.is === 'words') return [{ ...around, text: piece.text }];
    if (piece.is === 'break') return [{ ...around, text: lineBreak }];
    return runsOf(
      piece.pieces,
      piece.is === 'bold' ? withBold(around) : { ...around, to: piece.to },
    );
  });
}

/** The same, in bold. */
export function withBold(around: Omit<Run, 'text'>): Omit<Run, 'text'> {
  return { ...around, isBold: true, isBoldOutside: around.to === undefined };
}

/** The text that has these runs, as content writes it. Blanks and signs that no mark begins or ends with stay outside of it. */
export function writtenRuns(runs: readonly Run[]): string {
  const end = runs.findLastIndex(({ text }) => text.trim() !== '' && text !== lineBreak) + 1;
  return written(runs.slice(0, end));
}

function written(runs: readonly Run[]): string {
  const [first] = runs;
  if (!first) return '';
  const bold = boldLength(runs);
  const linked = first.to === undefined ? 0 : lengthOf(runs, ({ to }) => to === first.to);
  if (bold === 0 && linked === 0) return first.text + written(runs.slice(1));
  const isBold = bold > linked || (bold === linked && first.isBoldOutside);
  const length = isBold ? bold : linked;
  const inner = runs.slice(0, length).map((run) => ({
    ...run,
    ...(isBold ? { isBold: false } : { to: undefined }),
  }));
  const text = written(inner);
  const marked = isBold ? inBold(text) : asLink(text, first.to ?? '');
  return marked + written(runs.slice(length));
}

function lengthOf(runs: readonly Run[], isMeant: (run: Run) => boolean): number {
  const end = runs.findIndex((run) => !isMeant(run));
  return end === -1 ? runs.length : end;
}

/** How many runs are bold together: a link that is bold in part is marked on its own. */
function boldLength(runs: readonly Run[]): number {
  let length = lengthOf(runs, ({ isBold }) => isBold);
  const isCut = () => {
    const to = runs[length - 1]?.to;
    return to !== undefined && to === runs[length]?.to;
  };
  while (length > 0 && isCut()) length -= 1;
  return length;
}

function inBold(text: string): string {
  const [, before = '', words = '', after = ''] =
    /^([\s*,;.:!?)]*)(.*?)([\s*]*)$/s.exec(text) ?? [];
  return words === '' ? text : `${before}**${words}**${after}`;
}

function asLink(text: string, to: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const inner = words.replaceAll('[', '(').replaceAll(']', ')');
  return words === '' ? text : `${before}[${inner}](${to})${after}`;
}
