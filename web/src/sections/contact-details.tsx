import type { Department, SectionProps } from '../../../generated/sections.ts';
import { bareText } from '../domain/bare-text.ts';
import { ContactEntries } from '../place/contact-entries.tsx';
import { HoursTable } from '../place/hours-table.tsx';
import { ActionRow } from '../ui/action-link.tsx';
import { Card } from '../ui/card.tsx';
import { Heading, HeadingLevel } from '../ui/heading-level.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['contact-details'];

/** Ways to reach the dealer, with the hours of the departments named. */
export function ContactDetails(props: Props) {
  const { entries, departments, actions } = props;
  const columns = departments ? 'sm:grid-cols-2 lg:col-span-8' : 'sm:grid-cols-2 lg:grid-cols-3';
  return (
    <Section {...props}>
      <div className={departments ? 'grid items-start gap-6 lg:grid-cols-12 lg:gap-12' : ''}>
        <ContactEntries entries={entries} className={`gap-x-8 gap-y-4 md:gap-y-8 ${columns}`} />
        {departments && <Hours {...props} departments={departments} />}
      </div>
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}

interface HoursProps extends Props {
  departments: readonly Department[];
}

function Hours({ heading, entries, departments, hoursHeading, hoursNote }: HoursProps) {
  const own = heading ? 3 : 2;
  const said = new Set(entries.flatMap(({ lines }) => lines.map(bareText)));
  return (
    <Card as="div" className="lg:col-span-4">
      {hoursHeading && <Heading className="text-h3">{hoursHeading}</Heading>}
      <HeadingLevel level={hoursHeading ? ((own + 1) as 3 | 4) : own}>
        {departments.map((department) => (
          <HoursTable
            key={department.id}
            department={department}
            isNamed={departments.length === 1 && hoursHeading !== undefined}
            said={said}
          />
        ))}
      </HeadingLevel>
      {hoursNote && (
        <p className="text-ui text-caption">
          <Marked text={hoursNote} />
        </p>
      )}
    </Card>
  );
}
