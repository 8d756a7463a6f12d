import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Card, CardList, evenColumns } from '../ui/card.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Section } from '../ui/section.tsx';
import { RowBackdrop } from '../vehicle/backdrop.tsx';

type Props = SectionProps['brand-tiles'];

/** The brands on sale, each linking to its page. */
export function BrandTiles(props: Props) {
  const { brands, actionText } = props;
  return (
    <Section {...props}>
      <CardList columns={evenColumns(brands.length, 3, 2)}>
        {brands.map((brand) => (
          <BrandTile key={brand.id} brand={brand} actionText={actionText} />
        ))}
      </CardList>
    </Section>
  );
}

type BrandTileProps = Pick<Props, 'actionText'> & { brand: Props['brands'][number] };

function BrandTile({ brand, actionText }: BrandTileProps) {
  const { name, href, tagline, description, picture } = brand;
  return (
    <Card as="li" className="row-on-phone" top={picture && <RowBackdrop picture={picture} />}>
      <Heading className="text-h3">{name}</Heading>
      <p className="font-semibold max-md:text-legal">{tagline}</p>
      <p className="text-muted max-md:hidden">{description}</p>
      <CardLink href={href} className="mt-auto">
        {fillText(actionText, { name })}
      </CardLink>
    </Card>
  );
}
