import type { SectionProps } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Card, CardList } from '../ui/card.tsx';
import { Footnote } from '../ui/footnote.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { IconDisc } from '../ui/icon.tsx';
import { edgeClass, groundClass } from '../ui/palette.ts';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['partner-cards'];

/** Financing programs, each opening an application or dialing. */
export function PartnerCards(props: Props) {
  const { cards, footnote } = props;
  return (
    <Section {...props}>
      <CardList columns={cards.length % 4 === 0 ? 4 : 3}>
        {cards.map((card) => (
          <PartnerCard key={card.title} card={card} />
        ))}
      </CardList>
      <Footnote text={footnote} />
    </Section>
  );
}

function PartnerCard({ card }: { card: Props['cards'][number] }) {
  const { title, subtitle, description, action, picture, icon, background, border } = card;
  const top = picture && <Picture picture={picture} className="aspect-3/2 w-full object-cover" />;
  return (
    <Card as="li" top={top} className={`${groundClass(background)} ${edgeClass(border)}`}>
      {icon && <IconDisc name={icon} />}
      <Heading>{title}</Heading>
      <p className="font-semibold">{subtitle}</p>
      <p className="text-muted">{description}</p>
      <div className="mt-auto pt-2">
        <ActionLink action={action} about={title} />
      </div>
    </Card>
  );
}
