import type { SectionProps } from '../../../generated/sections.ts';
import { CardList } from '../ui/card.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { SeriesPanel } from '../vehicle/series-panel.tsx';

/** The series of a brand with starting prices and model links. */
export function SeriesGrid(props: SectionProps['series-grid']) {
  const { series, shown = 3, footnote } = props;
  return (
    <Section {...props}>
      <CardList>
        {series.map((each) => (
          <SeriesPanel key={each.id} series={each} texts={props} shown={shown} />
        ))}
      </CardList>
      <Footnote text={footnote} />
    </Section>
  );
}
