import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Badge } from '../ui/badge.tsx';
import { Card, CardList } from '../ui/card.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Section } from '../ui/section.tsx';

/** The counties served. */
export function CountyCards(props: SectionProps['county-cards']) {
  const { counties, townsText, seatText, actionText } = props;
  return (
    <Section {...props}>
      <CardList columns={counties.length === 2 ? 2 : 3}>
        {counties.map(({ id, name, href, seat, description, townCount }) => (
          <Card key={id} as="li">
            <Badge>{fillText(townsText, { n: townCount })}</Badge>
            <Heading className="text-h3">{name}</Heading>
            <p className="text-muted">{description}</p>
            {seatText && (
              <dl className="flex flex-wrap gap-x-2 text-ui">
                <dt className="text-caption">{seatText}</dt>
                <dd className="font-semibold">{seat}</dd>
              </dl>
            )}
            <a href={href} className="card-link mt-auto inline-block py-2 text-ui font-semibold">
              {fillText(actionText, { name })}
            </a>
          </Card>
        ))}
      </CardList>
    </Section>
  );
}
