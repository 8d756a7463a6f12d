import type { SectionProps } from '../../../generated/sections.ts';
import { CardList } from '../ui/card.tsx';
import { LocationPanel } from '../ui/location-panel.tsx';
import { Section } from '../ui/section.tsx';

/** Places of business with directions and links. */
export function LocationCards(props: SectionProps['location-cards']) {
  const { locations } = props;
  return (
    <Section {...props}>
      <CardList columns={locations.length % 3 === 0 ? 3 : 2}>
        {locations.map((location) => (
          <LocationPanel key={location.id} location={location} texts={props} />
        ))}
      </CardList>
    </Section>
  );
}
