import type { ReactNode } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { fillText, formatDistance, formatFigure } from '../domain/quantity.ts';

/** A town and the words around it. */
type TownProps = Pick<SectionProps['town-register'], 'town' | 'labels'>;

/** The town's figures, one per line. */
export function TownFacts({ town, labels }: TownProps) {
  const { county, populationNote, rank, seat, ocean, around } = town;
  const { lat, lng } = town.coordinates;
  const rankText = fillText(labels.rankText, { n: rank.position, count: rank.count });
  return (
    <dl className="*:not-last:border-b *:border-divider border-y border-divider">
      <Fact label={labels.type}>{town.type}</Fact>
      <Fact label={labels.county}>
        <a href={county.href}>{county.name}</a>
      </Fact>
      <Fact label={labels.population}>
        {formatFigure(town.population, 0)}
        {populationNote && <p className="font-normal text-muted">{populationNote}</p>}
      </Fact>
      <Fact label={labels.rank}>{rankText}</Fact>
      <Fact label={labels.zip}>{town.zip}</Fact>
      <Fact label={labels.coordinates}>{`${formatFigure(lat, 4)}, ${formatFigure(lng, 4)}`}</Fact>
      {seat && (
        <Fact label={labels.seat}>
          <OtherTown town={seat} labels={labels} />
        </Fact>
      )}
      {ocean && (
        <Fact label={labels.oceanTown}>
          <OtherTown town={ocean} labels={labels} />
        </Fact>
      )}
      <Fact label={fillText(labels.around, { n: around.distance })}>{around.count}</Fact>
      <Fact label={labels.setting}>{labels[town.setting] ?? labels.inland}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-3">
      <dt className="text-ui text-caption">{label}</dt>
      <dd className="text-ui font-semibold tabular sm:col-span-2">{children}</dd>
    </div>
  );
}

interface OtherTownProps extends Pick<TownProps, 'labels'> {
  town: NonNullable<TownProps['town']['seat']>;
}

/** A link to another town and the distance to it. */
function OtherTown({ town, labels }: OtherTownProps) {
  if (town.direction === undefined) return labels.here;
  return (
    <>
      <a href={town.href}>{town.name}</a>, {formatDistance(town, labels)}
    </>
  );
}
