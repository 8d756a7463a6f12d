import { type Compilation, compile } from '../compile.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Memo } from '../memo.ts';
import { readDocument } from '../parse/create-source.ts';
import { createLineIndex } from '../parse/line-index.ts';
import { nodeAt } from '../parse/node-position.ts';
import type { Project } from '../read-project.ts';
import { draftContent } from '../records/draft-content.ts';
import type { TextChange } from '../text/edit.ts';
import { type RowFault, readRows } from './read-rows.ts';
import { fileOfRow, type ReadUnit, readUnits } from './read-units.ts';
import { columnsIn } from './unit-values.ts';

/** What an import would change, and what is wrong with the file. */
export interface StockImport {
  readonly changes: readonly TextChange[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: number;
  readonly faults: readonly RowFault[];
  /** The files of units that the file does not name any more, and that are not sold. */
  readonly left: readonly string[];
}

/** Why nothing can be imported. */
export interface NoImport {
  readonly refused: string;
}

/** Reads a file of the stock into units. Nothing is deleted, and no comment of a file is lost. */
export async function importStock(
  text: string,
  project: Project,
  memo: Memo,
): Promise<StockImport | NoImport> {
  const now = await compile(project, memo);
  const { site } = now;
  const says = site?.content.stockImport?.data;
  if (!site || !says) return { refused: whyUnsaid(now) };
  const { columns, rows, uneven, faults } = readRows(text);
  const missing = [says.number, ...Object.values(says.columns).flatMap(columnsIn)].filter(
    (name) => !columns.includes(name),
  );
  if (columns.length > 0 && missing.length > 0) {
    const named = [...new Set(missing)].map((name) => `"${name}"`).join(', ');
    return {
      refused: `The file has no column ${named}. It has: ${columns.join(', ')}. A name with # in it stands in quotes.`,
    };
  }
  const read = readUnits(rows, says, { site, textOf: now.textOf, root: project.root });
  // What a row is wrong about is in the file nevertheless.
  const named = new Set([...read.named, ...uneven.map((row) => fileOfRow(row, says, { site }))]);
  const good = await withoutBroken(read.units, { project, memo, now });
  return {
    changes: good.changes,
    ...countsOf(good.units),
    faults: [...faults, ...read.faults, ...good.faults].sort((one, other) => one.line - other.line),
    left: site.content.stock
      .filter(({ source, data }) => data.status !== 'sold' && !named.has(source.file))
      .map(({ source }) => source.file),
  };
}

const sayingFile = 'content/stock-import.yaml';

/** Nothing says which column is what, or a mistake is in it. */
function whyUnsaid({ errors }: Compilation): string {
  const own = errors.find(({ file }) => file === sayingFile);
  return own
    ? `${own.file}:${own.line}:${own.column}: ${own.message}`
    : `${sayingFile} has to say which column is what.`;
}

interface Drafting {
  readonly project: Project;
  readonly memo: Memo;
  readonly now: Compilation;
}

/** The units that the check lets pass, with what else has to change for them; the others are named by their rows. */
async function withoutBroken(units: readonly ReadUnit[], { project, memo, now }: Drafting) {
  const changing = units.filter(({ before, after }) => before !== after);
  const draftOf = (some: readonly ReadUnit[]) =>
    draftContent(
      project,
      some.map(({ file, before, after }) => ({
        file,
        after,
        ...(before !== undefined && { before }),
      })),
      { now, memo, isFixed: true },
    );
  const first = await draftOf(changing);
  const faults = first.broken.flatMap((each) => {
    const unit = changing.find(({ file }) => file === each.file);
    return unit ? [faultOf(unit, each)] : [];
  });
  const broken = new Set(first.broken.map(({ file }) => file));
  const good = changing.filter(({ file }) => !broken.has(file));
  const { changes } = good.length === changing.length ? first : await draftOf(good);
  const same = units.filter(({ before, after }) => before === after);
  return { units: [...good, ...same], changes: good.length === 0 ? [] : changes, faults };
}

/** What the check says of a unit, at the column that this part of the line comes from. */
function faultOf({ row, values, after }: ReadUnit, found: Diagnostic): RowFault {
  const document = readDocument(after);
  const lines = createLineIndex(after);
  const before = values.flatMap(({ path, column }) => {
    const [start] = nodeAt(document, path)?.range ?? [];
    const span = start === undefined ? undefined : lines.spanAt(start, start);
    return span?.line === found.line && span.column <= found.column
      ? [{ ...span, name: column }]
      : [];
  });
  const nearest = before.toSorted((one, other) => other.start - one.start)[0];
  return { line: row.line, column: nearest?.name, message: found.message };
}

function countsOf(units: readonly ReadUnit[]) {
  const changing = units.filter(({ before, after }) => before !== after);
  return {
    added: changing.filter(({ before }) => before === undefined).map(({ file }) => file),
    changed: changing.filter(({ before }) => before !== undefined).map(({ file }) => file),
    same: units.length - changing.length,
  };
}
