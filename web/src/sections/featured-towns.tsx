import type { SectionProps } from '../../../generated/sections.ts';
import { TownCard } from '../place/town-card.tsx';
import { CardList } from '../ui/card.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';

/** Chosen towns, each with a sentence of its own. */
export function FeaturedTowns(props: SectionProps['featured-towns']) {
  const { items, actionText } = props;
  return (
    <Section {...props}>
      <CardList isSwiped>
        {items.map(({ town, text, picture }) => (
          <TownCard key={town.id} town={town} picture={picture} actionText={actionText}>
            <p className="text-muted">
              <Marked text={text} />
            </p>
          </TownCard>
        ))}
      </CardList>
    </Section>
  );
}
