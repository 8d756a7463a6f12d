import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { sureFixOf } from '../../codegen/diagnostics/fixes.ts';
import { readPage } from '../../codegen/diagnostics/handbook.ts';
import { isError } from '../../codegen/diagnostics/sort-diagnostics.ts';
import type { Changes, FreshDiagnostic } from '../changes.ts';
import { type Cell, code, type Part, type Row } from './report.ts';

const columns = ['Where', 'What is wrong', 'What helps'];

/** What blocks a merge. */
export function urgentPart({ lostLines, diagnostics }: Changes): Part {
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
    heading: 'To be fixed first',
    columns,
    rows: [...lost, ...diagnostics.fresh.filter(isError).map(diagnosticRow)],
  };
}

/** New warnings, which block nothing. */
export function warningPart({ diagnostics }: Changes): Part {
  return {
    heading: 'New warnings',
    columns,
    rows: diagnostics.fresh.filter((diagnostic) => !isError(diagnostic)).map(diagnosticRow),
  };
}

/** What the change cured. */
export function curedPart({ diagnostics }: Changes): Part {
  return {
    heading: 'Put right by this change',
    columns: ['Where', 'What was wrong'],
    rows: diagnostics.cured.map((diagnostic) => ({
      cells: diagnosticCells(diagnostic).slice(0, 2),
    })),
  };
}

function diagnosticRow(diagnostic: FreshDiagnostic): Row {
  const [where = [], what = [], help = []] = diagnosticCells(diagnostic);
  const word = sureFixOf(diagnostic) ? ' Write: ' : ' Maybe: ';
  const repairs = diagnostic.repairs.flatMap((words): Cell => [word, code(words)]);
  return { cells: [where, what, [...help, ...repairs]] };
}

/** The help in the message itself, or else that of the handbook. */
function helpOf(name: string, help: string | undefined): Cell {
  if (help !== undefined) return [help];
  const [, advice] = /\*\*What to do\.\*\* (.*?)(?:\n\n|$)/s.exec(readPage(name) ?? '') ?? [];
  return advice === undefined ? [] : [advice.replaceAll('`', '').replaceAll('\n', ' ')];
}

function diagnosticCells({ file, line, column, message, code: name, help }: Diagnostic): Cell[] {
  return [
    [code(`${file}:${line}:${column}`)],
    [message, ' (', code(name), ')'],
    helpOf(name, help),
  ];
}
