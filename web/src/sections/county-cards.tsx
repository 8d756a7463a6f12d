import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Badge } from '../ui/badge.tsx';
import { Card, CardList } from '../ui/card.tsx';
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
      <Badge>{fillText(texts.townsText, { n: townCount })}</Badge>
      <Heading className="text-h3">{name}</Heading>
      <p className="text-muted">{description}</p>
      {texts.seatText && (
        <dl className="flex flex-wrap gap-x-2 text-ui">
          <dt className="text-caption">{texts.seatText}</dt>
          <dd className="font-semibold">{seat}</dd>
        </dl>
      )}
      <a href={href} className="card-link mt-auto inline-block py-2 text-ui font-semibold">
        {fillText(texts.actionText, { name })}
      </a>
    </Card>
  );
}
