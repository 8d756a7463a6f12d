import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { isError } from '../../codegen/diagnostics/faults.ts';
import { readPage } from '../../codegen/diagnostics/handbook.ts';
import type { Changes } from '../changes.ts';
import { type Cell, code, type Part, type Row } from './report.ts';

const columns = ['Where', 'What is wrong', 'What helps'];

/** What blocks a merge. */
export function urgentPart({ lostLines, faults }: Changes): Part {
  const lost = lostLines.map((path): Row => {
    const help = [
      'Put the line back. It may lead elsewhere, ',
      code('{ redirect: /… }'),
      ', or say why the page is gone, ',
      code('{ gone: … }'),
      '.',
    ];
    return {
      cells: [
        [code('content/urls.yaml')],
        [code(path), ' was published, and has no line any more.'],
        help,
      ],
    };
  });
  return {
    heading: 'To be put right first',
    columns,
    rows: [...lost, ...faults.fresh.filter(isError).map(faultRow)],
  };
}

/** New warnings, which block nothing. */
export function warningPart({ faults }: Changes): Part {
  return {
    heading: 'New warnings',
    columns,
    rows: faults.fresh.filter((fault) => !isError(fault)).map(faultRow),
  };
}

/** What the change cured. */
export function curedPart({ faults }: Changes): Part {
  return {
    heading: 'Put right by this change',
    columns: ['Where', 'What was wrong'],
    rows: faults.cured.map((fault) => ({ cells: faultCells(fault).slice(0, 2) })),
  };
}

function faultRow(fault: Diagnostic): Row {
  return { cells: faultCells(fault) };
}

/** The help in the message itself, or else that of the handbook. */
function helpOf(name: string, help: string | undefined): Cell {
  if (help !== undefined) return [help];
  const [, advice] = /\*\*What to do\.\*\* ([^\n]*)/.exec(readPage(name) ?? '') ?? [];
  return advice === undefined ? [] : [advice.replaceAll('`', '')];
}

function faultCells({ file, line, column, message, code: name, help }: Diagnostic): Cell[] {
  return [
    [code(`${file}:${line}:${column}`)],
    [message, ' (', code(name), ')'],
    helpOf(name, help),
  ];
}
