import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Card, CardList, evenColumns } from '../ui/card.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Section } from '../ui/section.tsx';
import { Stage } from '../vehicle/stage.tsx';

/** The brands on sale, each leading to its page. */
export function BrandTiles(props: SectionProps['brand-tiles']) {
  const { brands, actionText } = props;
  return (
    <Section {...props}>
      <CardList columns={evenColumns(brands.length, 3, 2)}>
        {brands.map(({ id, name, href, tagline, description, picture }) => (
          <Card key={id} as="li" top={picture && <Stage picture={picture} />}>
            <Heading className="text-h3">{name}</Heading>
            <p className="font-semibold">{tagline}</p>
            <p className="text-muted">{description}</p>
            <div className="mt-auto pt-3">
              <a href={href} className="button button-secondary card-link">
                {fillText(actionText, { name })}
              </a>
            </div>
          </Card>
        ))}
      </CardList>
    </Section>
  );
}
