import { type MarkedText, plainText } from '../../../generated/contract/marked-text.ts';
import { Marked } from './marked.tsx';
import { TableFrame } from './table.tsx';

interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly MarkedText[])[];
}

const cell = 'border-b border-divider px-4 py-3 text-start align-top max-sm:px-2.5';

/** A table whose first cell names its row. */
export function FactTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <TableFrame name={caption}>
      <table className="w-full text-ui/body tabular">
        <caption className="px-4 pt-4 pb-3 max-sm:px-2.5 text-start font-[650]">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-[650] text-heading`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(plainText).join('|')} className="hover:bg-soft">
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Cells({ row, columns }: { row: readonly MarkedText[]; columns: readonly string[] }) {
  return columns.map((column, index) =>
    index === 0 ? (
      <th key={column} scope="row" className={`${cell} font-normal`}>
        <Marked text={row[index] ?? ''} />
      </th>
    ) : (
      <td key={column} className={cell}>
        <Marked text={row[index] ?? ''} />
      </td>
    ),
  );
}
