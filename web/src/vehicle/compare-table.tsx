import type { ReactNode } from 'react';
import type { Picture } from '../../../generated/sections.ts';
import { Badge } from '../ui/badge.tsx';
import { Backdrop, SideBackdrop } from './backdrop.tsx';
import { type TableStyle, tableStyles } from './compare-styles.tsx';

/** A vehicle that has a column. */
interface ComparedVehicle {
  readonly id: string;
  readonly name: string;
  readonly inStock: boolean;
  readonly statusText?: string;
  readonly picture?: Picture | undefined;
  /** It from its side, in one scale with all others. */
  readonly side?: Picture | undefined;
  /** The address of its page, unless that is the current one. */
  readonly href?: string | undefined;
}

/** Rows that belong together: a label, and a cell for each vehicle. */
export interface RowGroup {
  readonly heading?: string | undefined;
  readonly rows: readonly { readonly label: string; readonly cells: readonly ReactNode[] }[];
}

interface CompareTableProps {
  vehicles: readonly ComparedVehicle[];
  groups: readonly RowGroup[];
  labels: { readonly model: string; readonly own?: string };
  /** The text of the badge on a vehicle that is out of stock. */
  stockBadge: string;
  /** `similar` if the first vehicle is the page's own; `chosen` on a page of its own, two at a time on a phone. */
  layout: keyof typeof tableStyles;
  /** The actions for a vehicle, below its picture. */
  tools?: (vehicle: ComparedVehicle, index: number) => ReactNode;
  /** What stands in a second column that only a phone has, beside a single vehicle. */
  empty?: ReactNode;
}

/** Vehicles side by side, a figure in each row, so that the eye compares along the line. */
export function CompareTable(props: CompareTableProps) {
  const { vehicles, groups, labels, layout, empty } = props;
  const style = tableStyles[layout];
  return (
    <table className={`w-full table-fixed border-collapse text-ui/body tabular ${style.table}`}>
      <thead className={style.group}>
        <HeadRow {...props} style={style} />
        <tr className={style.names}>
          <th scope="row" className={`${style.corner} ${style.name}`}>
            {labels.model}
          </th>
          {vehicles.map((vehicle, index) => (
            <th
              key={vehicle.id}
              scope="col"
              className={`${style.cell} ${style.name} ${style.column(index)}`.trim()}
            >
              <VehicleName vehicle={vehicle} own={labels.own} />
            </th>
          ))}
          {empty && <td className={style.extra} />}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading ?? ''} className={style.group}>
          {heading && (
            <tr className={style.row}>
              <th scope="rowgroup" colSpan={vehicles.length + 1} className={style.label}>
                <span className="sticky start-4 font-[650] text-heading">{heading}</span>
              </th>
            </tr>
          )}
          {rows.map(({ label, cells }) => (
            <tr key={label} className={style.row}>
              <th scope="row" className={style.label}>
                {label}
              </th>
              {vehicles.map(({ id }, index) => (
                <td key={id} className={`${style.cell} ${style.column(index)}`.trim()}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface HeadRowProps extends CompareTableProps {
  style: TableStyle;
}

/** The pictures, with what can be done with each vehicle. */
function HeadRow({ vehicles, labels, stockBadge, tools, empty, style }: HeadRowProps) {
  const isInScale = vehicles.every(({ side }) => side);
  return (
    <tr className={style.head}>
      <th scope="row" className={style.corner}>
        <span className="sr-only">{labels.model}</span>
      </th>
      {vehicles.map((vehicle, index) => (
        <td key={vehicle.id} className={`${style.cell} pb-0! ${style.column(index)}`.trim()}>
          {isInScale && vehicle.side ? (
            <SideBackdrop picture={vehicle.side} className="rounded-card" />
          ) : (
            <Backdrop picture={vehicle.picture} className="rounded-field" />
          )}
          {!vehicle.inStock && <Badge tone="muted">{vehicle.statusText ?? stockBadge}</Badge>}
          {tools?.(vehicle, index)}
        </td>
      ))}
      {empty && <td className={`${style.cell} ${style.extra}`}>{empty}</td>}
    </tr>
  );
}

const name = 'block font-[650] text-balance';

function VehicleName({ vehicle, own }: { vehicle: ComparedVehicle; own: string | undefined }) {
  if (vehicle.href) {
    return (
      <a href={vehicle.href} className={name}>
        {vehicle.name}
      </a>
    );
  }
  return (
    <span className={name}>
      <span className="sr-only">{own}: </span>
      {vehicle.name}
    </span>
  );
}
