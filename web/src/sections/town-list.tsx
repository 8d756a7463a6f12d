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
      {/* Rows are entries that fill columns; the headings with their sort buttons are a bar above them. */}
      <table className="block text-ui/body tabular" data-sortable>
        <caption className="sr-only">{name}</caption>
        <thead className="block">
          <tr className="flex flex-wrap gap-x-6 gap-y-1 border-divider border-b pb-2 text-start">
            <SortableHeading text={labels.name} order="text" />
            <SortableHeading text={labels.type} order="text" />
            <SortableHeading text={labels.population} order="number" />
          </tr>
        </thead>
        <tbody className="block columns-[9rem_4] gap-x-8 pt-2 *:grid *:break-inside-avoid *:grid-cols-[auto_1fr] *:gap-x-2 *:py-[0.4rem] links:inline-block links:py-0.5 [&_td]:text-caption [&_th]:col-span-full [&_th]:text-start [&_th]:font-semibold">
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
