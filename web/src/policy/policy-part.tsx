import type { PolicyDocument } from '../../../generated/sections.ts';
import { BulletList } from '../ui/list.tsx';
import { TableFrame } from '../ui/table.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Part = Omit<PolicyDocument['sections'][number], 'sections'>;
type Table = NonNullable<Part['table']>;

interface PolicyPartProps {
  part: PolicyDocument['sections'][number];
}

/** A section of a policy with its subsections. */
export function PolicyPart({ part }: PolicyPartProps) {
  return (
    <section id={part.id} className="mt-10 first:mt-0">
      <h2 className="text-h3">{part.heading}</h2>
      <PartText part={part} />
      {part.sections?.map((inner) => (
        <section key={inner.id} id={inner.id} className="mt-7">
          <h3 className="text-h4">{inner.heading}</h3>
          <PartText part={inner} />
        </section>
      ))}
    </section>
  );
}

function PartText({ part: { paragraphs, list, table } }: { part: Part }) {
  return (
    <>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-text">
          <Unbroken text={paragraph} />
        </p>
      ))}
      {list && <BulletList items={list} className="mt-4 max-w-text" />}
      {table && <PartTable table={table} />}
    </>
  );
}

const cell = 'border-b border-divider px-4 py-3 text-start align-top max-sm:px-2.5';

/** A table whose first cell names its row. */
function PartTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <div className="mt-5">
      <TableFrame name={caption}>
        <table className="w-full text-ui/body tabular">
          <caption className="px-4 pt-4 pb-3 max-sm:px-2.5 text-start font-[650]">
            {caption}
          </caption>
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
              <tr key={row.join('|')} className="hover:bg-soft">
                <Cells row={row} columns={columns} />
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

function Cells({ row, columns }: { row: readonly string[]; columns: readonly string[] }) {
  return columns.map((column, index) =>
    index === 0 ? (
      <th key={column} scope="row" className={`${cell} font-normal`}>
        {row[index]}
      </th>
    ) : (
      <td key={column} className={cell}>
        {row[index]}
      </td>
    ),
  );
}
