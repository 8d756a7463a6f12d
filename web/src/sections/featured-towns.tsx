import type { SectionProps } from '../../../generated/sections.ts';
import { TownCard } from '../place/town-card.tsx';
import { CardList } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

/** Chosen towns, each with a sentence of its own; the first is the widest when rows would gape. */
export function FeaturedTowns(props: SectionProps['featured-towns']) {
  const { items, actionText } = props;
  return (
    <Section {...props}>
      <CardList>
        {items.map(({ town, text, picture }, index) => (
          <TownCard
            key={town.id}
            town={town}
            picture={picture}
            actionText={actionText}
            className={index === 0 ? firstSpan(items.length) : ''}
          >
            <p className="text-muted">{text}</p>
          </TownCard>
        ))}
      </CardList>
    </Section>
  );
}

/** Widens the first card by what the last row lacks, in two columns and in three. */
function firstSpan(count: number): string {
  const inTwo = count % 2 === 1 ? 'md:col-span-2' : '';
  const inThree = { 0: 'lg:col-span-1', 1: 'lg:col-span-3', 2: 'lg:col-span-2' }[count % 3];
  return `${inTwo} ${inThree}`.trim();
}
