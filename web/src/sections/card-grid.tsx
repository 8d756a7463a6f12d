import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { CardList } from '../ui/card.tsx';
import { Footnote } from '../ui/footnote.tsx';
import { InfoCard } from '../ui/info-card.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['card-grid'];
type CardContent = Props['cards'][number];

/** Cards side by side: reasons, benefits, services. */
export function CardGrid(props: Props) {
  const { cards, actions, footnote } = props;
  const isBoxed = cards.some(isRich);
  return (
    <Section {...props}>
      <CardList columns={columnsOf(props)}>
        {cards.map((card) => (
          <InfoCard key={card.title} card={card} isBoxed={isBoxed} />
        ))}
      </CardList>
      <Footnote text={footnote} />
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}

/** Short reasons need no box around them; what has more to say does. */
function isRich({ picture, list, price, badge }: CardContent): boolean {
  return Boolean(picture || list || price || badge);
}

function columnsOf({ columns, cards }: Props): 1 | 2 | 3 | 4 {
  const wanted = columns ?? 3;
  if (cards.length === 1) return 1;
  if (cards.length === 2 || wanted === 2) return 2;
  return wanted === 4 ? 4 : 3;
}
