import type { SectionProps } from '../../../generated/sections.ts';
import { formatFigure } from '../domain/quantity.ts';

/** A town and the words around it. */
export type TownProps = Pick<SectionProps['town-profile'], 'town' | 'labels'>;

/** The town's figures, one per line. */
export function TownFacts({ town, labels }: TownProps) {
  const { lat, lng } = town.coordinates;
  const rows = [
    { label: labels.type, value: town.type },
    { label: labels.county, value: <a href={town.county.href}>{town.county.name}</a> },
    { label: labels.population, value: formatFigure(town.population, 0) },
    { label: labels.zip, value: town.zip },
    { label: labels.coordinates, value: `${formatFigure(lat, 4)}, ${formatFigure(lng, 4)}` },
    { label: labels.setting, value: labels[town.setting] },
  ];
  return (
    <dl className="divide-y divide-divider border-y border-divider">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-3">
          <dt className="text-ui text-caption">{label}</dt>
          <dd className="text-ui font-semibold tabular-nums sm:col-span-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
