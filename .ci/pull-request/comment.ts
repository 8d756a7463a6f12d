import type { NotedPart, Notes } from '../../changes/print/notes.ts';
import type { Cell, Piece } from '../../changes/print/report.ts';
import { inCode, line, plain } from '../forge/hostile-text.ts';

/** By this the comment is found again. */
export const mark = '<!-- what-this-change-does -->';

/** What the comment links to; each is left out if it was not made. */
export interface Links {
  readonly run: string;
  readonly report?: string;
  readonly site?: string;
  /** The addresses of the pictures by the names of their files. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The address of a line of the content as the pull request has it. */
  readonly line: (file: string, line: number) => string | undefined;
}

/** A comment may have 65,536 characters. */
const longest = 60_000;
const mostRows = 10;
const mostProblems = 20;

/** Chapters that are read first; all others are folded. */
const open = ['Facts and prices', 'Addresses', 'What new pages say', 'What visitors read'];

/** The comment on a pull request: what changes for visitors, what is to be done, and where to see it. */
export function writeComment(
  notes: Notes | undefined,
  toDo: readonly string[],
  links: Links,
  commit: string,
): string {
  const last = `<sub>About the commit ${commit.slice(0, 7)}. This comment changes with the pull request.</sub>`;
  const head = [mark, '## What this change does', ...verdictOf(notes, links)];
  const blocks = [...(notes ? chapters(notes, links) : []), lookAt(links)];
  const toDoList = ['### What to do', ...toDo, ...(notes ? problems(notes, links) : [])];
  const kept: string[] = [...head, toDoList.join('\n\n')];
  let room = longest - kept.join('\n\n').length - last.length;
  for (const text of blocks) {
    room -= text.length + 2;
    if (room > 0) kept.push(text);
  }
  return `${[...kept.filter(Boolean), last].join('\n\n')}\n`;
}

function verdictOf(notes: Notes | undefined, { run }: Links): string[] {
  if (notes) return notes.verdict.map((cell) => line(cellText(cell)));
  return [
    `**The report could not be made**, or is too large to be shown here. [The run that tried](${run}) says more.`,
  ];
}

/** What has to be put right, as a list that a phone can show. */
function problems({ urgent, parts }: Notes, links: Links): string[] {
  const list = (rows: NotedPart['rows'], left: number) => {
    const shown = rows.slice(0, mostProblems).map((row) => problem(row, links));
    const more = left + rows.length - shown.length;
    return [...shown, ...(more > 0 ? [`- … and ${more} more`] : [])].join('\n');
  };
  const warnings = parts.filter(({ heading }) => heading === 'New warnings');
  return [
    ...urgent.flatMap(({ rows, left }) => [
      '**To be fixed** before this can go live:',
      list(rows, left),
    ]),
    ...warnings.flatMap(({ rows, left }) => [
      '**Worth a look**, though nothing waits for it:',
      list(rows, left),
    ]),
  ];
}

function problem([where = [], what = [], help = []]: readonly Cell[], links: Links): string {
  const place = where.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  const [, file = place, row] = /^((?:content|languages)\/.+?):(\d+)(?::\d+)?$/.exec(place) ?? [];
  const name = row === undefined ? inCode(file) : `${inCode(file)}, line ${row}`;
  const address = row === undefined ? undefined : links.line(file, Number(row));
  const said = [`- ${address ? `[${name}](${address})` : name}: ${cellText(what)}`];
  return [...said, ...(help.length > 0 ? [`  *What helps:* ${cellText(help).trim()}`] : [])].join(
    '  \n',
  );
}

/** The chapters of the report, in its order, with the pictures before what is folded. */
function chapters({ parts, pictures }: Notes, links: Links): string[] {
  const shown = parts.filter(({ heading }) => open.includes(heading));
  const folded = parts.filter(
    ({ heading }) => !open.includes(heading) && heading !== 'New warnings',
  );
  const tables = (each: NotedPart) =>
    [`### ${plain(each.heading)}`, table(each, links)].join('\n\n');
  const rest = folded.map(tables).join('\n\n');
  return [
    ...shown.map(tables),
    picturesText(pictures, links),
    rest &&
      `<details><summary>Titles, links, and every page that changes</summary>\n\n${rest}\n\n</details>`,
  ].filter(Boolean);
}

function table({ heading, columns, rows, left }: NotedPart, { report }: Links): string {
  // Bytes are for the report.
  const shownColumns = heading === 'Pages' ? 2 : columns.length;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = rows.slice(0, mostRows);
  const more = left + rows.length - shown.length;
  const elsewhere = report ? `[the whole report](${report})` : 'the whole report';
  return [
    row(columns.slice(0, shownColumns).map(plain)),
    row(columns.slice(0, shownColumns).map(() => '---')),
    ...shown.map((cells) => row(cells.slice(0, shownColumns).map(cellText))),
    ...(more > 0 ? [`\n${more} more are in ${elsewhere}.`] : []),
  ].join('\n');
}

function picturesText(pictures: Notes['pictures'], links: Links): string {
  const shown = pictures.flatMap(({ path, file }) => {
    const address = links.pictures.get(file);
    return address ? [`[${inCode(path)}](${address})`] : [];
  });
  if (shown.length === 0) return '';
  return `### Before and after\n\nA picture each, before on the left, after on the right: ${shown.join(', ')}`;
}

function lookAt({ report, site }: Links): string {
  return [
    ...(report ? [`[The whole report, with pictures](${report})`] : []),
    ...(site ? [`[The site with this change](${site}): unpack it and open index.html`] : []),
  ].join(' · ');
}

function cellText(cell: Cell): string {
  return cell.map(pieceText).join('');
}

function pieceText(piece: Piece): string {
  if (typeof piece === 'string') return plain(piece);
  switch (piece.kind) {
    case 'code':
      return inCode(piece.text);
    case 'gone':
      return `~~${plain(piece.text)}~~`;
    default:
      return `**${plain(piece.text)}**`;
  }
}
