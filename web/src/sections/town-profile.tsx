import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Locator } from '../ui/locator.tsx';
import { MapEmbed } from '../ui/map-embed.tsx';
import { Section } from '../ui/section.tsx';
import { TownFacts } from '../ui/town-facts.tsx';
import { TownNeighbors } from '../ui/town-neighbors.tsx';

/** What is true of one town: figures, neighbors, distances, its map. */
export function TownProfile(props: SectionProps['town-profile']) {
  const { town, labels } = props;
  const mapLink = { text: labels.openMap, href: town.map.linkUrl, target: 'external' } as const;
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
        <div>
          <Locator town={town} />
          <ActionLink action={mapLink} style="quiet" about={town.name} className="mt-2" />
        </div>
      </div>
      <TownNeighbors town={town} labels={labels}>
        <MapEmbed map={town.map} showText={labels.showMap} notice={labels.mapNotice} />
      </TownNeighbors>
    </Section>
  );
}
