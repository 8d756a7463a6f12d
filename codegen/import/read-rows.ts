import { CsvError, parse } from 'csv-parse/sync';

/** A row of a file of the stock: its values by the names of the columns, as far as it has any, and its line. */
export interface Row {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Something wrong with a row, or with the whole file. */
export interface RowFault {
  readonly line: number;
  readonly column?: string | undefined;
  readonly message: string;
}

interface Rows {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Those with more or fewer values than there are columns. */
  readonly uneven: readonly Row[];
  readonly faults: readonly RowFault[];
}

/** What parts the columns: a comma, or as programs of other countries write it. */
const delimiters = [',', ';', '\t'];

/** Reads the rows of a file of comma-separated values, whose first line names the columns. */
export function readRows(text: string): Rows {
  const [head = ''] = text.split('\n', 1);
  const partsBy = (each: string) => head.split(each).length;
  const [delimiter = ','] = delimiters.toSorted((one, other) => partsBy(other) - partsBy(one));
  try {
    const found = parse(text, {
      ...{ bom: true, delimiter, info: true, trim: true },
      // A length of 14'6" often stands without quotes around it.
      ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    }) as unknown as readonly { record: string[]; info: { lines: number } }[];
    const [first, ...others] = found;
    return rowsOf(first?.record ?? [], others);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      columns: [],
      rows: [],
      uneven: [],
      faults: [{ line: Number(error.lines), message: error.message }],
    };
  }
}

function rowsOf(
  columns: readonly string[],
  found: readonly { record: string[]; info: { lines: number } }[],
): Rows {
  const [faults, rows, uneven]: [RowFault[], Row[], Row[]] = [[], [], []];
  for (const { record, info } of found) {
    const values = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));
    const row = { line: info.lines, values };
    if (record.length === columns.length) rows.push(row);
    else {
      const message = `it has ${record.length} values, and there are ${columns.length} columns`;
      faults.push({ line: row.line, message });
      uneven.push(row);
    }
  }
  return { columns, rows, uneven, faults };
}
