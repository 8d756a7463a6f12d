import type { ReactNode } from 'react';
import type { PrintedFact, SectionProps, VehicleCard } from '../../../generated/sections.ts';
import { Badge } from '../ui/badge.tsx';
import { Price } from '../ui/price.tsx';
import { Backdrop } from './backdrop.tsx';

interface CompareTableProps {
  /** The vehicle of the page first. */
  vehicles: readonly VehicleCard[];
  labels: SectionProps['similar-vehicles']['labels'];
  /** What the badge of a vehicle that is out of stock says. */
  stockBadge: string;
}

const figures = ['seats', 'range', 'topSpeed', 'drive'] as const;

/** Vehicles side by side, a figure in each row, so that the eye compares along the line. */
export function CompareTable({ vehicles, labels, stockBadge }: CompareTableProps) {
  const row = (label: string, cell: (vehicle: VehicleCard) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {vehicles.map((vehicle) => (
        <td key={vehicle.id}>{cell(vehicle)}</td>
      ))}
    </tr>
  );
  return (
    <table className="compare-table">
      <thead>
        <tr>
          <th scope="row">{labels.model}</th>
          {vehicles.map((vehicle, index) => (
            <th key={vehicle.id} scope="col">
              <Backdrop picture={vehicle.picture}>
                {!vehicle.inStock && <Badge tone="muted">{stockBadge}</Badge>}
              </Backdrop>
              {index === 0 ? (
                <span className="compare-name">
                  <span className="sr-only">{labels.own}: </span>
                  {vehicle.name}
                </span>
              ) : (
                <a href={vehicle.href} className="compare-name">
                  {vehicle.name}
                </a>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(labels.price, ({ price }) => (
          <Price price={price} />
        ))}
        {figures.map((key) =>
          row(labels[key], ({ facts }) => <Figure fact={facts[key]} unknown={labels.unknown} />),
        )}
      </tbody>
    </table>
  );
}

/** A figure with the label of its reading, or what stands where it is not known. */
function Figure({ fact, unknown }: { fact: PrintedFact | undefined; unknown: string }) {
  if (!fact) return <span className="text-caption">{unknown}</span>;
  return (
    <>
      {fact.label && <span className="block text-ui text-caption">{fact.label}</span>}
      {fact.text}
    </>
  );
}
