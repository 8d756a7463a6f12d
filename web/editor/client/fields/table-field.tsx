import type { Value } from '../../../../codegen/edit/change.ts';
import type { Field, GroupInput, Input } from '../../../../codegen/form/field.ts';
import { summaryOf } from '../../../../codegen/form/schema-words.ts';
import { FactText } from './fact-text.tsx';
import { keyOfPath, useForm, useValue } from './field-context.ts';
import { Messages, useInputIds } from './labelled.tsx';

type ListInput = Extract<Input, { is: 'list' }>;

/** The columns and rows of a group that is a table. */
export interface Table {
  readonly columns: Field & { readonly input: ListInput };
  readonly rows: Field & { readonly input: ListInput };
}

/** The table that a group is, if it is one: headings, and rows of as many cells. */
export function tableIn({ fields }: GroupInput): Table | undefined {
  const listAt = (key: string) => {
    const field = fields.find(({ path }) => path.at(-1) === key);
    return field?.input.is === 'list' ? { ...field, input: field.input } : undefined;
  };
  const [columns, rows] = [listAt('columns'), listAt('rows')];
  const isTable = rows?.input.items.every(({ input }) => input.is === 'list') ?? false;
  return columns && rows && isTable ? { columns, rows } : undefined;
}

/** A table as a table: a cell is typed where it stands, under its heading; rows and columns come and go whole. */
export function TableField({ columns, rows }: Table) {
  const { session } = useForm();
  const headings = columns.input.items;
  const cellsOf = ({ input }: Field) => (input.is === 'list' ? input.items : []);
  const names = ((useValue(columns.path) ?? []) as readonly unknown[]).map(summaryOf);
  const { length: width } = headings;
  const { length: height } = rows.input.items;
  const addRow = () => {
    const value: Value = headings.map(() => columns.input.fresh);
    return session.add({ does: 'add', path: [...rows.path, height], value });
  };
  const removeColumn = (at: number) =>
    session.make(
      ...[columns, ...rows.input.items].map(({ path }) => {
        return { does: 'remove' as const, path: [...path, at] };
      }),
    );
  const addColumn = () =>
    session.make(
      ...[columns, ...rows.input.items].map(({ path }) => {
        return { does: 'add' as const, path: [...path, width], value: columns.input.fresh };
      }),
    );
  return (
    <div className="table" data-path={keyOfPath(rows.path)}>
      <Messages field={columns} />
      <Messages field={rows} />
      <table>
        <thead>
          <tr>
            {headings.map((heading, at) => (
              <th key={keyOfPath(heading.path)} scope="col">
                <CellText field={heading} name={`Heading of column ${at + 1}`} />
                <button
                  type="button"
                  aria-label={`Remove the column ${names[at] ?? at + 1}`}
                  disabled={width <= columns.input.least}
                  onClick={() => void removeColumn(at)}
                >
                  ✕
                </button>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.input.items.map((row, at) => (
            <tr key={keyOfPath(row.path)}>
              {cellsOf(row).map((cell, column) => (
                <td key={keyOfPath(cell.path)}>
                  <CellText field={cell} name={`${names[column] ?? column + 1}, row ${at + 1}`} />
                </td>
              ))}
              <td>
                <Messages field={row} />
                <RowButtons {...{ row, at, rows }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="add">
        <button type="button" disabled={height >= rows.input.most} onClick={() => void addRow()}>
          + Row
        </button>
        <button
          type="button"
          disabled={width >= columns.input.most}
          onClick={() => void addColumn()}
        >
          + Column
        </button>
      </div>
    </div>
  );
}

interface RowButtonsProps extends Pick<Table, 'rows'> {
  readonly row: Field;
  readonly at: number;
}

function RowButtons({ row, rows, at }: RowButtonsProps) {
  const { session } = useForm();
  const { items, least } = rows.input;
  const move = (to: number) => void session.make({ does: 'move', path: row.path, to });
  return (
    <div className="order">
      <button
        type="button"
        aria-label={`Move row ${at + 1} up`}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move row ${at + 1} down`}
        disabled={at === items.length - 1}
        onClick={() => move(at + 1)}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`Remove row ${at + 1}`}
        disabled={items.length <= least}
        onClick={() => void session.make({ does: 'remove', path: row.path })}
      >
        ✕
      </button>
    </div>
  );
}

/** The text of a cell, called by its column for whoever does not see where it stands. */
function CellText({ field, name }: { field: Field; name: string }) {
  const ids = useInputIds(field);
  const { input } = field;
  if (input.is === 'group')
    return input.fields.map((each) => (
      <CellText key={keyOfPath(each.path)} field={each} name={`${name} (${each.path.at(-1)})`} />
    ));
  if (input.is !== 'text') return null;
  return (
    <div data-path={keyOfPath(field.path)}>
      <span id={`${ids.id}-label`} hidden>
        {name}
      </span>
      <FactText {...{ field, ids, input }} order={undefined} />
      <Messages field={field} id={`${ids.id}-said`} />
    </div>
  );
}
