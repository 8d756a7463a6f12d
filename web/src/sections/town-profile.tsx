import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { MapEmbed } from '../place/map-embed.tsx';
import { TownNeighbors } from '../place/town-neighbors.tsx';
import { Section } from '../ui/section.tsx';

/** A town on the map, beside the nearest towns and the distances to the places of business. */
export function TownProfile(props: SectionProps['town-profile']) {
  const { town, labels } = props;
  return (
    <Section {...props}>
      <div className="grid gap-x-12 gap-y-8 md:max-[60rem]:grid-cols-[22rem_minmax(0,1fr)] md:max-[60rem]:gap-x-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <MapEmbed
            map={town.map}
            mapText={fillText(labels.mapText, { name: town.name })}
            showText={labels.showMap}
            linkText={labels.openMap}
            linkAbout={town.name}
            note={labels.mapNote}
          />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <TownNeighbors town={town} labels={labels} />
        </div>
      </div>
    </Section>
  );
}
