import type { SectionProps } from '../../../generated/sections.ts';
import { asksAbout } from '../domain/subject.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { CardList } from '../ui/card.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { ModelCard } from '../vehicle/model-card.tsx';

/** Models with their key figures, each with a link and a quote link. */
export function ModelGrid(props: SectionProps['model-grid']) {
  const { vehicles, labels, badgeNew, badgeOutOfStock, detailsText, quote, actions, footnote } =
    props;
  return (
    <Section {...props}>
      <CardList>
        {vehicles.map((vehicle) => (
          <ModelCard
            key={vehicle.id}
            vehicle={vehicle}
            name={vehicle.model}
            href={vehicle.modelHref}
            detailsText={detailsText}
            badge={vehicle.isNew ? badgeNew : undefined}
            stockBadge={badgeOutOfStock}
            labels={labels}
            quote={quote && asksAbout(quote, vehicle.name)}
          />
        ))}
      </CardList>
      <Footnote text={footnote} />
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}
