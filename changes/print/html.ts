import type { PicturePair } from '../pictures/take-pictures.ts';
import type { Cell, Part, Piece, Report, Row } from './report.ts';
import { styles } from './styles.ts';

/** The report as one self-contained HTML file; without a browser it has no pictures. */
export function htmlReport(
  { title, verdict, urgent, parts }: Report,
  pictures: readonly PicturePair[] | undefined,
): string {
  const lines = verdict.map((line) => `<p>${cellHtml(line)}</p>`).join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${styles}</style></head><body><main>`,
    `<header><h1>${title}</h1>${lines}</header>`,
    ...urgent.map(partHtml),
    picturesHtml(pictures),
    ...parts.map(partHtml),
    '</main></body></html>\n',
  ].join('\n');
}

function picturesHtml(pictures: readonly PicturePair[] | undefined): string {
  if (pictures?.length === 0) return '';
  const heading = '<section><h2>Before and after</h2>';
  if (!pictures) return `${heading}<p>There are no pictures: no Chromium was found.</p></section>`;
  const lead =
    '<p>One page of each kind that changes; a frame marks the first sentence that does.</p>';
  return `${heading}${lead}${pictures.map(pairHtml).join('')}</section>`;
}

function pairHtml({ kind, path, before, after }: PicturePair): string {
  const picture = (name: string, bytes: Buffer | undefined) => {
    if (!bytes)
      return `<figure><figcaption>${name}</figcaption><p>There is no such page.</p></figure>`;
    const source = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    const alt = escaped(`${path} ${name.toLowerCase()} the change`);
    return `<figure><figcaption>${name}</figcaption><img src="${source}" alt="${alt}" width="1280" height="800"></figure>`;
  };
  const heading = `<h3><code>${escaped(path)}</code> <small>${escaped(kind)}</small></h3>`;
  return `${heading}<div class="pair">${picture('Before', before)}${picture('After', after)}</div>`;
}

function partHtml({ heading, columns, rows }: Part): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map((row) => rowHtml(row, columns)).join('\n');
  return `<section><h2>${heading}</h2><table><thead><tr>${head}</tr></thead>\n<tbody>${body}</tbody></table></section>`;
}

function rowHtml({ cells, details }: Row, columns: readonly string[]): string {
  const row = cellsHtml(cells, columns);
  if (!details) return row;
  const all = details.rows.map((each) => cellsHtml(each, columns)).join('\n');
  const table = `<table><tbody>${all}</tbody></table>`;
  const fold = `<details><summary>${escaped(details.summary)}</summary>${table}</details>`;
  return `${row}\n<tr class="all"><td colspan="${columns.length}">${fold}</td></tr>`;
}

/** On a narrow screen each cell goes below its own column name. */
function cellsHtml(cells: readonly Cell[], columns: readonly string[]): string {
  const all = cells.map(
    (cell, at) => `<td data-name="${columns[at] ?? ''}">${cellHtml(cell)}</td>`,
  );
  return `<tr>${all.join('')}</tr>`;
}

const tags = { code: 'code', strong: 'strong', gone: 'del', new: 'ins' } as const;

function cellHtml(cell: Cell): string {
  return cell.map(pieceHtml).join('');
}

function pieceHtml(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  const tag = tags[piece.kind];
  return `<${tag}>${escaped(piece.text)}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
