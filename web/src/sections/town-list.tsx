import type { SectionProps } from '../../../generated/sections.ts';
import { formatFigure } from '../domain/quantity.ts';
import { Section } from '../ui/section.tsx';
import { SortableHeading } from '../ui/table.tsx';

/** A table of towns with type and population, each linked, in columns on wide screens; a script sorts it. */
export function TownList(props: SectionProps['town-list']) {
  const { heading, towns, labels, fold } = props;
  const name = heading ?? labels.name;
  return (
    <Section {...props} isFolded={fold}>
      <table className="town-table" data-sortable>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            <SortableHeading text={labels.name} order="text" />
            <SortableHeading text={labels.type} order="text" />
            <SortableHeading text={labels.population} order="number" />
          </tr>
        </thead>
        <tbody>
          {towns.map(({ id, name: town, href, type, population }) => (
            <tr key={id}>
              <th scope="row">
                <a href={href}>{town}</a>
              </th>
              <td>{type}</td>
              <td>{formatFigure(population, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
