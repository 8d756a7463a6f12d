import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Card, CardList } from '../ui/card.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['county-cards'];

/** The counties served. */
export function CountyCards(props: Props) {
  const { counties } = props;
  return (
    <Section {...props}>
      <CardList columns={counties.length === 2 ? 2 : 3}>
        {counties.map((county) => (
          <CountyCard key={county.id} county={county} texts={props} />
        ))}
      </CardList>
    </Section>
  );
}

interface CountyCardProps {
  county: Props['counties'][number];
  texts: Pick<Props, 'townsText' | 'seatText' | 'actionText'>;
}

function CountyCard({ county, texts }: CountyCardProps) {
  const { name, href, seat, description, townCount } = county;
  return (
    <Card as="li">
      <Heading className="text-h3">{name}</Heading>
      <p className="text-muted max-md:hidden">{description}</p>
      <p className="flex flex-wrap gap-x-3 text-ui text-caption">
        <span>{fillText(texts.townsText, { n: townCount })}</span>{' '}
        {texts.seatText && (
          <span>
            {texts.seatText} {seat}
          </span>
        )}
      </p>
      <CardLink href={href} className="mt-auto">
        {fillText(texts.actionText, { name })}
      </CardLink>
    </Card>
  );
}
