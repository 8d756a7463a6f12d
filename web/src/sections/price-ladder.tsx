import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { Price } from '../ui/price.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { Backdrop } from '../vehicle/backdrop.tsx';

type Props = SectionProps['price-ladder'];

/** Prices by number of seats, each with the cheapest vehicle. */
export function PriceLadder(props: Props) {
  const { vehicles: rungs, actions, footnote } = props;
  return (
    <Section {...props}>
      <PictureWidthProvider width="rung">
        <PlainList as="ol" className={`price-ladder rungs-${columnsFor(rungs.length)}`}>
          {rungs.map((rung) => (
            <Rung key={rung.seats} rung={rung} texts={props} />
          ))}
        </PlainList>
      </PictureWidthProvider>
      <Footnote text={footnote} />
      {actions && <ActionRow actions={actions} className="mt-6" />}
    </Section>
  );
}

interface RungProps {
  rung: Props['vehicles'][number];
  texts: Pick<Props, 'seatsText' | 'priceText'>;
}

function Rung({ rung: { seats, vehicle }, texts }: RungProps) {
  return (
    <li className="rung">
      <Backdrop picture={vehicle.picture} />
      <div className="rung-text">
        <Heading className="text-h4">{fillText(texts.seatsText, { n: seats })}</Heading>
        <Price price={vehicle.price} label={texts.priceText} />
        <a href={vehicle.href} className="arrow-link card-link">
          {vehicle.name}
        </a>
      </div>
    </li>
  );
}

/** As many in a row as leave none alone in the last one. */
function columnsFor(count: number): number {
  if (count <= 4) return count;
  return [4, 3, 5].find((columns) => count % columns === 0) ?? 4;
}
