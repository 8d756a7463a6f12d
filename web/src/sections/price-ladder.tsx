import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { Price } from '../ui/price.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { Backdrop, SideBackdrop } from '../vehicle/backdrop.tsx';

type Props = SectionProps['price-ladder'];

/** Prices by size, such as the number of seats, each with the cheapest vehicle. */
export function PriceLadder(props: Props) {
  const { vehicles: rungs, actions, footnote } = props;
  return (
    <Section {...props}>
      <PlainList as="ol" className={`grid grid-cols-2 gap-3 md:gap-5 ${columnsFor(rungs.length)}`}>
        {rungs.map((rung, index) => {
          // In two columns the last of an odd number spans both.
          const isAlone = index % 2 === 0 && index === rungs.length - 1;
          return (
            <PictureWidthProvider key={rung.size} width={isAlone ? 'last-rung' : 'rung'}>
              <Rung rung={rung} texts={props} />
            </PictureWidthProvider>
          );
        })}
      </PlainList>
      <Footnote text={footnote} />
      {actions && <ActionRow actions={actions} className="mt-6" />}
    </Section>
  );
}

interface RungProps {
  rung: Props['vehicles'][number];
  texts: Pick<Props, 'seatsText' | 'priceText' | 'list' | 'listText'>;
}

function Rung({ rung: { size, vehicle, side }, texts }: RungProps) {
  const seats = fillText(texts.seatsText, { n: size });
  const { list } = texts;
  return (
    <li className="relative flex flex-col max-md:odd:last:col-span-full">
      {side ? (
        <SideBackdrop picture={side} className="rounded-card" />
      ) : (
        <Backdrop picture={vehicle.picture} className="rounded-card" />
      )}
      <div className="flex grow flex-col pt-3">
        <Heading className="text-h4">{seats}</Heading>
        <Price price={vehicle.price} label={texts.priceText} className="max-md:[&>span]:inline" />
        <a
          href={list === undefined ? vehicle.href : fillText(list, { n: size })}
          className="card-link mt-auto inline-flex min-h-8 items-center gap-1.5 pt-1 font-[650] text-ui/body no-underline"
        >
          {list === undefined ? (
            vehicle.name
          ) : (
            <span>
              {fillText(texts.listText, { n: size })}
              <span className="sr-only"> – {seats}</span>
            </span>
          )}
        </a>
      </div>
    </li>
  );
}

/** As many in a row as leave none alone in the last one. */
function columnsFor(count: number): string {
  const columns = count <= 4 ? count : ([4, 3, 5].find((each) => count % each === 0) ?? 4);
  return columnClasses[columns] ?? '';
}

const columnClasses: Record<number, string> = {
  1: 'md:grid-cols-[minmax(0,24rem)]',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
  5: 'md:grid-cols-5',
};
