import type { SectionProps } from '../../../generated/sections.ts';
import { HoursTable, WeekTable } from '../place/hours-table.tsx';
import { ActionRow } from '../ui/action-link.tsx';
import { Card, CardList } from '../ui/card.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';
import { SplitSection } from '../ui/split-section.tsx';

type Props = SectionProps['opening-hours'];

/** Opening hours by department: one beside the heading, several in one table. */
export function OpeningHours(props: Props) {
  const { departments, heading = '', labels, note, actions } = props;
  const SectionLayout = departments.length === 1 ? SplitSection : Section;
  return (
    <SectionLayout {...props}>
      {departments.length > 1 ? (
        <WeekTable departments={departments} name={heading} />
      ) : (
        <CardList columns={1}>
          {departments.map((department) => (
            <Card key={department.id} as="li">
              <HoursTable department={department} labels={labels} />
            </Card>
          ))}
        </CardList>
      )}
      {note && (
        <p className="mt-6 max-w-text text-ui text-muted">
          <Marked text={note} />
        </p>
      )}
      {actions && <ActionRow actions={actions} />}
    </SectionLayout>
  );
}
