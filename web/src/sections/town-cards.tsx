import type { SectionProps } from '../../../generated/sections.ts';
import { fillText, formatFigure } from '../domain/quantity.ts';
import { TownCard } from '../place/town-card.tsx';
import { CardList } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

/** A few towns as cards with type and population. */
export function TownCards(props: SectionProps['town-cards']) {
  const { towns, populationText, actionText } = props;
  return (
    <Section {...props}>
      <CardList isPaired>
        {towns.map((town) => (
          <TownCard key={town.id} town={town} actionText={actionText}>
            <p className="text-caption text-legal tabular md:text-ui">
              {town.type} · {fillText(populationText, { n: formatFigure(town.population, 0) })}
            </p>
          </TownCard>
        ))}
      </CardList>
    </Section>
  );
}
