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
  /** `similar` if the first vehicle is the page's own; `chosen` on a page of its own, with actions and lists. */
  layout: 'similar' | 'chosen';
  /** The actions for a vehicle, below its name. */
  tools?: (vehicle: ComparedVehicle) => ReactNode;
}

const cell = 'px-4 py-3 text-start align-top';
const label = 'sticky start-0 w-33 bg-inherit font-normal text-caption';
const row = 'border-divider border-t bg-surface';
const name = 'block font-[650] text-balance';
// The names stay in view over the figures, below the header, but for what scrolls sideways.
const names =
  'roomy:sticky z-1 top-15 md:top-16 in-[[data-scrolls]]:max-md:static bg-surface [box-shadow:0_1px_0_var(--color-divider)] print:static';

const styles = {
  similar: { cell, label, first: 'bg-soft', width: '' },
  // No column is the page's own, and each heading stays in view over its rows.
  chosen: {
    cell: `${cell} max-md:px-2 max-md:py-2.5 print:px-[0.4rem] print:py-[0.2rem]`,
    label: `${label} max-md:w-26 max-md:text-legal max-md:hyphens-auto`,
    first: '',
    width: 'max-md:min-w-152 print:min-w-0',
  },
} as const;

/** Vehicles side by side, a figure in each row, so that the eye compares along the line. */
export function CompareTable(props: CompareTableProps) {
  const { vehicles, groups, labels, stockBadge, layout, tools } = props;
  const style = styles[layout];
  const width =
    layout === 'chosen' && vehicles.length < 3 ? 'max-md:min-w-76 print:min-w-0' : style.width;
  return (
    <table className={`w-full min-w-176 table-fixed border-collapse text-ui/body tabular ${width}`}>
      <thead>
        <tr>
          <th scope="row" className={`${style.cell} ${style.label}`}>
            <span className="sr-only">{labels.model}</span>
          </th>
          {vehicles.map((vehicle, index) => (
            <td
              key={vehicle.id}
              className={`${style.cell} pb-0! ${index === 0 ? style.first : ''}`.trim()}
            >
              <Backdrop picture={vehicle.picture} className="rounded-field">
                {!vehicle.inStock && <Badge tone="muted">{stockBadge}</Badge>}
              </Backdrop>
              {tools?.(vehicle)}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" className={`${style.cell} ${style.label} ${names} z-2`}>
            {labels.model}
          </th>
          {vehicles.map((vehicle, index) => (
            <th
              key={vehicle.id}
              scope="col"
              className={`${style.cell} ${names} ${index === 0 ? style.first : ''}`.trim()}
            >
              <VehicleName vehicle={vehicle} own={labels.own} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading ?? ''}>
          {heading && (
            <tr className={row}>
              <th
                scope="rowgroup"
                colSpan={vehicles.length + 1}
                className={`${style.cell} ${style.label}`}
              >
                <span className="sticky start-4 font-[650] text-heading">{heading}</span>
              </th>
            </tr>
          )}
          {rows.map(({ label, cells }) => (
            <tr key={label} className={row}>
              <th scope="row" className={`${style.cell} ${style.label}`}>
                {label}
              </th>
              {vehicles.map(({ id }, index) => (
                <td key={id} className={`${style.cell} ${index === 0 ? style.first : ''}`.trim()}>
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

/** Stands in a table for what is not stated; below the table it is said once what it means. */
const dash = '–';

/** A figure with the label of its reading, or a dash for one that is not stated. */
export function ComparedFigure({ fact }: { fact: PrintedFact | undefined }) {
  if (!fact) return <span className="text-caption">{dash}</span>;
  return (
    <>
      {fact.label && <span className="block text-ui text-caption">{fact.label}</span>}
      {fact.text}
    </>
  );
}
