import { type MarkedText, plainText } from '../../../generated/contract/marked-text.ts';
import { bareText } from '../domain/bare-text.ts';
import { Marked } from './marked.tsx';
import { TableFrame } from './table.tsx';

interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly MarkedText[])[];
}

interface FactTableProps {
  table: Table;
  /** True if the digits of a column of numbers stand below each other, at its end. */
  hasNumbersAtEnd?: boolean | undefined;
}

const cell = 'border-b border-divider px-4 py-3 text-start align-top max-sm:px-2.5';
const number = cell.replace('text-start', 'text-end');

/** A number with at most a sign before it and a unit after it. */
const numberPattern = /^[^\p{L}\d]{0,3}\d[\d.,\s]*\S{0,4}$/u;

/** A table whose first cell names its row. */
export function FactTable({ table, hasNumbersAtEnd = false }: FactTableProps) {
  const { caption, columns, rows } = table;
  const styles = columns.map((_, index) =>
    hasNumbersAtEnd && index > 0 && rows.every((row) => isNumber(row[index])) ? number : cell,
  );
  return (
    <TableFrame name={caption}>
      <table className="w-full text-ui/body tabular">
        <caption className="px-4 pt-4 pb-3 max-sm:px-2.5 text-start font-[650]">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`${styles[index]} font-[650] text-heading`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(plainText).join('|')} className="hover:bg-soft">
              <Cells row={row} columns={columns} styles={styles} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function isNumber(text: MarkedText | undefined): boolean {
  return text !== undefined && numberPattern.test(bareText(plainText(text)));
}

interface CellsProps extends Pick<Table, 'columns'> {
  row: readonly MarkedText[];
  styles: readonly string[];
}

function Cells({ row, columns, styles }: CellsProps) {
  return columns.map((column, index) =>
    index === 0 ? (
      <th key={column} scope="row" className={`${cell} font-normal`}>
        <Marked text={row[index] ?? ''} />
      </th>
    ) : (
      <td key={column} className={styles[index]}>
        <Marked text={row[index] ?? ''} />
      </td>
    ),
  );
}
