import type { PicturePair } from '../pictures/take-pictures.ts';
import type { Cell, Part, Piece, Report, Row } from './report.ts';

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

/** The style sheet of the report: neutral colors, light and dark, tables that become lists on a narrow screen. */
const styles = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1c2430; --soft: #5a6675; --line: #d9dee5; --panel: #f4f6f8;
  --gone: #9b1c1c; --gone-ground: #fdecec; --new: #14532d; --new-ground: #e3f5e8; }
@media (prefers-color-scheme: dark) { :root { --ground: #12171e; --ink: #e6eaf0; --soft: #a3adba; --line: #2e3742;
  --panel: #1b222b; --gone: #ffb4ab; --gone-ground: #421a1a; --new: #a5e3b8; --new-ground: #15351f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.15; }
header p { margin: 0.25rem 0; }
header p:first-of-type { font-size: 1.25rem; }
header p:last-of-type { color: var(--soft); }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.375rem; line-height: 1.25; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
small { color: var(--soft); font-weight: 400; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
code, del, ins { overflow-wrap: anywhere; }
th { color: var(--soft); font-size: 0.875rem; font-weight: 600; }
code { font-family: ui-monospace, monospace; font-size: 0.9375em; }
del { padding: 0 0.15em; border-radius: 3px; background: var(--gone-ground); color: var(--gone); }
ins { padding: 0 0.15em; border-radius: 3px; background: var(--new-ground); color: var(--new); text-decoration: none; }
.all > td { padding: 0 0 0.75rem; }
summary { padding: 0.5rem 0; color: var(--soft); cursor: pointer; }
details table { background: var(--panel); }
details td { padding-inline-start: 0.75rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; }
figure { margin: 0; }
figcaption { color: var(--soft); font-size: 0.875rem; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
@media (min-width: 48rem) { tr > :nth-child(1):nth-last-child(3), tr > :nth-child(2):nth-last-child(2) { width: 38%; } }
@media (max-width: 47.99rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody, tr, td { display: block; width: 100%; }
  tr { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td { padding: 0.125rem 0; border: 0; }
  td[data-name]::before { content: attr(data-name) ": "; color: var(--soft); font-size: 0.875rem; }
  .all { border: 0; padding: 0; }
}
`;
