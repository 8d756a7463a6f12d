import type { SectionProps } from '../../../generated/sections.ts';
import { bareText } from '../domain/bare-text.ts';
import { HoursTable } from '../place/hours-table.tsx';
import { LocationPanel } from '../place/location-panel.tsx';
import { Card, CardList, columnsOfFew } from '../ui/card.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { OpenText } from '../ui/open-text.tsx';
import { Section } from '../ui/section.tsx';

/** A place of business on its own page, and each department there with its hours. */
export function LocationProfile(props: SectionProps['location-profile']) {
  const { location, labels, openNow } = props;
  const { card, departments } = location;
  const said = new Set(card.phone ? [bareText(card.phone.text)] : []);
  return (
    <Section {...props}>
      <CardList columns={columnsOfFew(departments.length + 1)}>
        <LocationPanel location={card} texts={{ labels }} />
        {departments.map(({ department, times }) => (
          <Card key={department.id} as="li">
            <Heading className="text-h3">{department.name}</Heading>
            <OpenText {...openNow} times={times} className="min-h-lh font-semibold" />
            <HoursTable department={department} isNamed said={said} />
          </Card>
        ))}
      </CardList>
    </Section>
  );
}
