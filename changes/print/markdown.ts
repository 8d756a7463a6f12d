import type { Cell, Part, Piece, Report } from './report.ts';

/** What a job summary may hold is 1 MiB; some room is left for what else is written there. */
const mostBytes = 1_000_000;

/** So many lines of a table are read; the others are in the HTML. */
const mostRows = 100;
const longestText = 500;

/** The report as GitHub shows it. What does not fit is counted; it is the least important. */
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

/** A chapter as far as there is room, and how many of its lines are left. */
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

/** Nothing in a text of the dealer is taken for markup, and no line of a table ends in one. */
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
