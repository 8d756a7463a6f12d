import type { ReactNode } from 'react';
import type { Picture, PrintedFact } from '../../../generated/sections.ts';
import { Badge } from '../ui/badge.tsx';
import { Backdrop } from './backdrop.tsx';

/** A vehicle that has a column. */
interface ComparedVehicle {
  readonly id: string;
  readonly name: string;
  readonly inStock: boolean;
  readonly picture?: Picture | undefined;
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
  className?: string;
  /** The actions for a vehicle, below its name. */
  tools?: (vehicle: ComparedVehicle) => ReactNode;
}

/** Vehicles side by side, a figure in each row, so that the eye compares along the line. */
export function CompareTable(props: CompareTableProps) {
  const { vehicles, groups, labels, stockBadge, className = '', tools } = props;
  return (
    <table className={`compare-table ${className}`.trim()}>
      <thead>
        <tr>
          <th scope="row">{labels.model}</th>
          {vehicles.map((vehicle) => (
            <th key={vehicle.id} scope="col">
              <Backdrop picture={vehicle.picture}>
                {!vehicle.inStock && <Badge tone="muted">{stockBadge}</Badge>}
              </Backdrop>
              <VehicleName vehicle={vehicle} own={labels.own} />
              {tools?.(vehicle)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading ?? ''}>
          {heading && (
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={vehicles.length + 1}>
                <span>{heading}</span>
              </th>
            </tr>
          )}
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {vehicles.map(({ id }, index) => (
                <td key={id}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function VehicleName({ vehicle, own }: { vehicle: ComparedVehicle; own: string | undefined }) {
  if (vehicle.href) {
    return (
      <a href={vehicle.href} className="compare-name">
        {vehicle.name}
      </a>
    );
  }
  return (
    <span className="compare-name">
      <span className="sr-only">{own}: </span>
      {vehicle.name}
    </span>
  );
}

/** A figure with the label of its reading, or the text for an unknown one. */
export function ComparedFigure({ fact, unknown }: ComparedFigureProps) {
  if (!fact) return <span className="text-caption">{unknown}</span>;
  return (
    <>
      {fact.label && <span className="block text-ui text-caption">{fact.label}</span>}
      {fact.text}
    </>
  );
}

interface ComparedFigureProps {
  fact: PrintedFact | undefined;
  unknown: string;
}
