import type { ReactNode } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { formatDistance } from '../domain/quantity.ts';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';

/** A town and the words around it. */
type TownProps = Pick<SectionProps['town-profile'], 'town' | 'labels'>;

/** The nearest towns, each linked, and the distances to the places of business. */
export function TownNeighbors({ town, labels }: TownProps) {
  const { nearest, distances } = town;
  return (
    <div className="grid gap-5 sm:max-md:grid-cols-2 lg:gap-8">
      {nearest.length > 0 && (
        <Distances heading={labels.nearest}>
          {nearest.map(({ id, name, href, distance = 0, direction }) => (
            <Distance key={id} text={formatDistance({ distance, direction }, labels)}>
              <a href={href} className="font-semibold">
                {name}
              </a>
            </Distance>
          ))}
        </Distances>
      )}
      {distances.length > 0 && (
        <Distances heading={labels.distances} isFolded>
          {distances.map(({ name, ...way }) => (
            <Distance key={name} text={way.direction ? formatDistance(way, labels) : labels.here}>
              {name}
            </Distance>
          ))}
        </Distances>
      )}
    </div>
  );
}

interface DistancesProps {
  heading: string;
  /** True for what a phone shows only on request. */
  isFolded?: boolean;
  children: ReactNode;
}

function Distances({ heading, isFolded = false, children }: DistancesProps) {
  const list = (
    <PlainList className="mt-3 *:not-last:border-b *:border-divider border-y border-divider">
      {children}
    </PlainList>
  );
  const head = <Heading>{heading}</Heading>;
  return (
    <div>
      {isFolded ? (
        <NarrowFold heading={head}>{list}</NarrowFold>
      ) : (
        <>
          {head}
          {list}
        </>
      )}
    </div>
  );
}

function Distance({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-1.5 text-ui">
      {children}
      <span className="text-muted tabular">{text}</span>
    </li>
  );
}
