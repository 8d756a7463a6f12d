import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { MapEmbed } from '../place/map-embed.tsx';
import { TownFacts } from '../place/town-facts.tsx';
import { TownNeighbors } from '../place/town-neighbors.tsx';
import { Section } from '../ui/section.tsx';

/** What is true of one town: figures, neighbors, distances, its map. */
export function TownProfile(props: SectionProps['town-profile']) {
  const { town, labels } = props;
  return (
    <Section {...props}>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <TownFacts town={town} labels={labels} />
          {town.note && <p className="mt-5 text-ui text-muted">{town.note}</p>}
          {town.twin && (
            <a href={town.twin.href} className="mt-3 inline-block py-2 font-semibold">
              {fillText(labels.twin, { name: town.twin.name })}
            </a>
          )}
        </div>
        <MapEmbed
          map={town.map}
          mapText={fillText(labels.mapText, { name: town.name })}
          showText={labels.showMap}
          linkText={labels.openMap}
          linkAbout={town.name}
          note={labels.mapNote}
        />
      </div>
      <TownNeighbors town={town} labels={labels} />
    </Section>
  );
}
