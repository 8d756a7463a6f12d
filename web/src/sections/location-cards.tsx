import type { SectionProps } from '../../../generated/sections.ts';
import { LocationHours, LocationPanel } from '../place/location-panel.tsx';
import { CardList, evenColumns } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

/** Places of business with directions and links. */
export function LocationCards(props: SectionProps['location-cards']) {
  const { locations } = props;
  return (
    <Section {...props}>
      <CardList columns={evenColumns(locations.length, 3, 2)}>
        {locations.map((location) => (
          <LocationPanel key={location.id} location={location} texts={props}>
            {props.show !== 'address' && <LocationHours lines={location.hours} />}
          </LocationPanel>
        ))}
      </CardList>
    </Section>
  );
}
