import type { SectionProps } from '../../../generated/sections.ts';
import { HoursTable } from '../place/hours-table.tsx';
import { ActionRow } from '../ui/action-link.tsx';
import { Card, CardList } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';
import { SplitSection } from '../ui/split-section.tsx';

type Props = SectionProps['opening-hours'];

/** Opening hours by department: one beside the heading, several below it. */
export function OpeningHours(props: Props) {
  const SectionLayout = props.departments.length === 1 ? SplitSection : Section;
  return (
    <SectionLayout {...props}>
      <CardList columns={columnsFor(props.departments.length)}>
        {props.departments.map((department) => (
          <Card key={department.id} as="li">
            <HoursTable department={department} labels={props.labels} />
          </Card>
        ))}
      </CardList>
      {props.note && <p className="mt-6 max-w-text text-ui text-muted">{props.note}</p>}
      {props.actions && <ActionRow actions={props.actions} />}
    </SectionLayout>
  );
}

function columnsFor(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count === 2 || count === 4 ? 2 : 3;
}
