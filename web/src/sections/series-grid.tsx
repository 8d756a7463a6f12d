import type { SectionProps } from '../../../generated/sections.ts';
import { CardList } from '../ui/card.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { SeriesPanel } from '../vehicle/series-panel.tsx';

/** The series of a brand with starting prices and model links. */
export function SeriesGrid(props: SectionProps['series-grid']) {
  const { series, shown = 3, footnote } = props;
  return (
    <Section {...props}>
      <CardList>
        {series.map((each, index) => {
          const span = index === series.length - 1 ? lastSpan(series.length) : undefined;
          return (
            <PictureWidthProvider key={each.id} width={span ? 'half-card' : 'third'}>
              <SeriesPanel series={each} texts={props} shown={shown} className={span} />
            </PictureWidthProvider>
          );
        })}
      </CardList>
      <Footnote text={footnote} />
    </Section>
  );
}

/** A card that would stand alone in the last row lies down and fills it. */
function lastSpan(count: number): string | undefined {
  if (count % 3 !== 1) return undefined;
  return count % 2 === 1
    ? 'md:col-span-2 md:flex-row md:*:basis-1/2 lg:col-span-3'
    : 'lg:col-span-3 lg:flex-row lg:*:basis-1/2';
}
