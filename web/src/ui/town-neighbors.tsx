import type { ReactNode } from 'react';
import { fillText, formatFigure } from '../domain/quantity.ts';
import { Heading } from './heading-level.tsx';
import { PlainList } from './plain-list.tsx';
import type { TownProps } from './town-facts.tsx';

interface TownNeighborsProps extends TownProps {
  /** What stands under the distances. */
  children: ReactNode;
}

/** The nearest towns, each linked, and the way to the places of business. */
export function TownNeighbors({ town, labels, children }: TownNeighborsProps) {
  const { nearest, distances } = town;
  const milesText = (miles: number) => fillText(labels.miles, { n: formatFigure(miles, 1) });
  return (
    <div className="mt-12 grid gap-10 lg:grid-cols-2 lg:gap-16">
      {nearest.length > 0 && (
        <Distances heading={labels.nearest}>
          {nearest.map(({ id, name, href, miles }) => (
            <Distance key={id} miles={miles === undefined ? undefined : milesText(miles)}>
              <a href={href} className="font-semibold">
                {name}
              </a>
            </Distance>
          ))}
        </Distances>
      )}
      <div className="space-y-8">
        {distances.length > 0 && (
          <Distances heading={labels.distances}>
            {distances.map(({ name, miles }) => (
              <Distance key={name} miles={milesText(miles)}>
                {name}
              </Distance>
            ))}
          </Distances>
        )}
        {children}
      </div>
    </div>
  );
}

function Distances({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Heading>{heading}</Heading>
      <PlainList className="mt-3 divide-y divide-divider border-y border-divider">
        {children}
      </PlainList>
    </div>
  );
}

function Distance({ miles, children }: { miles: string | undefined; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 text-ui">
      {children}
      {miles && <span className="text-muted tabular-nums">{miles}</span>}
    </li>
  );
}
