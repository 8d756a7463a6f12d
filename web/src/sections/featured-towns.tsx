import type { SectionProps } from '../../../generated/sections.ts';
import { TownCard } from '../place/town-card.tsx';
import { CardList } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

/** Chosen towns, each with a sentence of its own; the first card leads, and fills the gap the rows would leave. */
export function FeaturedTowns(props: SectionProps['featured-towns']) {
  const { items, actionText } = props;
  return (
    <Section {...props}>
      <CardList columns={columnsFor(items.length)} hasLead isSwiped>
        {items.map(({ town, text, picture }, index) => (
          <TownCard
            key={town.id}
            town={town}
            picture={picture}
            actionText={actionText}
            className={index === 0 ? leadSpan(items.length) : ''}
          >
            <p className="text-muted">{text}</p>
          </TownCard>
        ))}
      </CardList>
    </Section>
  );
}

/** Four columns if the first card, spanning two of them, leaves no gap. */
function columnsFor(count: number): 3 | 4 {
  return count % 4 === 3 ? 4 : 3;
}

/** Stretches the first card over the gap in the last row, in two columns and in three or four. */
function leadSpan(count: number): string {
  if (columnsFor(count) === 4) return 'md:card-lying-2';
  const inTwo = count % 2 === 1 ? 'md:max-lg:card-lying-2' : '';
  const inThree = ['', 'lg:card-lying-3', 'lg:card-lying-2'][count % 3];
  return `${inTwo} ${inThree}`.trim();
}
