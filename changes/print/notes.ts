import type { Cell, Part, Piece, Report } from './report.ts';

/** A chapter of the notes: the first rows of a table, and how many there are besides. */
export interface NotedPart {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly left: number;
}

/** A picture of a page, before and after side by side. */
export interface NotedPicture {
  readonly path: string;
  readonly file: string;
}

/** The most important of a report, for the comment on a pull request. */
export interface Notes {
  readonly verdict: readonly Cell[];
  readonly urgent: readonly NotedPart[];
  readonly parts: readonly NotedPart[];
  readonly pictures: readonly NotedPicture[];
}

const mostRows = 25;
const longestText = 500;

/** Takes the notes from a report. */
export function notesOf(
  { verdict, urgent, parts }: Report,
  pictures: readonly NotedPicture[],
): Notes {
  return {
    verdict: verdict.map(shortCell),
    urgent: urgent.map(shortPart),
    parts: parts.map(shortPart),
    pictures,
  };
}

function shortPart({ heading, columns, rows }: Part): NotedPart {
  const shown = rows.slice(0, mostRows).map(({ cells }) => cells.map(shortCell));
  return { heading, columns, rows: shown, left: rows.length - shown.length };
}

function shortCell(cell: Cell): Cell {
  return cell.map((piece): Piece => {
    return typeof piece === 'string' ? short(piece) : { ...piece, text: short(piece.text) };
  });
}

function short(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
