import type { Cell, Part, Piece, Report } from './report.ts';

/** A job summary may hold 1 MiB; this leaves some room for other steps. */
const mostBytes = 1_000_000;

/** Nobody reads more rows of a table than this; the rest are in the HTML. */
const mostRows = 100;
const longestText = 500;

/** The report as GitHub shows it. The least important rows, those that do not fit, are only counted. */
export function markdownReport(
  { title, verdict, urgent, parts }: Report,
  limit = mostBytes,
): string {
  const head = [`# ${title}`, ...verdict.map(cellText)].join('\n\n');
  const blocks: string[] = [head];
  let room = limit - sizeOf(head) - 200;
  let omitted = 0;
  for (const part of [...urgent, ...parts]) {
    const { text, left } = tableText(part, room);
    omitted += left;
    if (text === '') continue;
    blocks.push(text);
    room -= sizeOf(text);
  }
  if (omitted > 0)
    blocks.push(`${omitted.toLocaleString('en-US')} more lines are in \`report.html\`.`);
  return `${blocks.join('\n\n')}\n`;
}

function sizeOf(text: string): number {
  return Buffer.byteLength(text) + 2;
}

/** As much of a chapter as there is room for, and how many of its rows are left out. */
function tableText({ heading, columns, rows }: Part, room: number) {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [`## ${heading}`, '', row(columns), row(columns.map(() => '---'))];
  let size = sizeOf(lines.join('\n'));
  let shown = 0;
  for (const { cells } of rows.slice(0, mostRows)) {
    const line = row(cells.map(cellText));
    size += sizeOf(line);
    if (size > room) break;
    lines.push(line);
    shown += 1;
  }
  return { text: shown === 0 ? '' : lines.join('\n'), left: rows.length - shown };
}

function cellText(cell: Cell): string {
  return cell.map(pieceText).join('');
}

function pieceText(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  const text = piece.text;
  switch (piece.kind) {
    case 'code':
      return `\`${short(text).replaceAll('`', '´').replaceAll('|', '\\|')}\``;
    case 'gone':
      return `~~${escaped(text)}~~`;
    default:
      return `**${escaped(text)}**`;
  }
}

/** Escapes the dealer's text: none of it may be read as markup or end the row of a table. */
function escaped(text: string): string {
  return short(text)
    .replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
    .replaceAll(/[\\`*_[\]|~]/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;');
}

function short(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
