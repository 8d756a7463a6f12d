import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { MapEmbed } from '../place/map-embed.tsx';
import { TownNeighbors } from '../place/town-neighbors.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';
import { Section } from '../ui/section.tsx';

/** The nearest towns and the distances to the places of business, beside the town on the map, which a phone folds. */
export function TownProfile(props: SectionProps['town-profile']) {
  const { town, labels } = props;
  return (
    <Section {...props}>
      <div className="grid gap-x-12 gap-y-3 md:gap-y-8 md:max-[60rem]:grid-cols-[minmax(0,1fr)_22rem] md:max-[60rem]:gap-x-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <TownNeighbors town={town} labels={labels} />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <NarrowFold
            heading={
              <Heading className="text-h4 md:mb-3">
                {fillText(labels.map, { name: town.name })}
              </Heading>
            }
          >
            <MapEmbed
              map={town.map}
              mapText={fillText(labels.mapText, { name: town.name })}
              showText={labels.showMap}
              linkText={labels.openMap}
              linkAbout={town.name}
              note={labels.mapNote}
            />
          </NarrowFold>
        </div>
      </div>
    </Section>
  );
}
