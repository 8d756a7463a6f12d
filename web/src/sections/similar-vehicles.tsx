import type { PrintedFact, SectionProps } from '../../../generated/sections.ts';
import { onCards } from '../../../generated/specifications.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { Price } from '../ui/price.tsx';
import { Section } from '../ui/section.tsx';
import { TableFrame } from '../ui/table.tsx';
import { CompareTable } from '../vehicle/compare-table.tsx';
import { ComparedFigure } from '../vehicle/compared-figure.tsx';
import type { KeyFigures } from '../vehicle/fact-line.tsx';
import { VehicleCards } from '../vehicle/vehicle-cards.tsx';

type Props = SectionProps['similar-vehicles'];

/** Fewer rows are no table. */
const fewestRows = 3;

/** The vehicles most like one: beside it in a table if enough is known of them, else and on a phone as cards. Nothing if there is none. */
export function SimilarVehicles(props: Props) {
  const { similarTo: vehicles, labels, actions, badgeOutOfStock, detailsText } = props;
  if (vehicles.length < 2) return null;
  const words: Readonly<Record<string, string | undefined>> = labels;
  const figures = onCards
    .map(({ text = '', label = '' }) => ({
      label: words[text] ?? label,
      facts: vehicles.map(({ facts }) => figureOf(facts, text)),
    }))
    // What the page's own vehicle or all others leave open compares nothing.
    .filter(({ facts: [own, ...others] }) => own && others.some(Boolean));
  const isTold = figures.length >= fewestRows;
  return (
    <Section {...props} isScreenOnly>
      <div className={isTold ? 'md:hidden' : ''}>
        <VehicleCards
          vehicles={vehicles.slice(1)}
          labels={props.figures}
          {...{ badgeOutOfStock, detailsText }}
        />
      </div>
      {isTold && (
        <div className="max-md:hidden">
          <SimilarTable {...props} rows={figures} />
          {figures.some(({ facts }) => facts.includes(undefined)) && (
            <p className="mt-4 text-ui">{labels.unknown}</p>
          )}
        </div>
      )}
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}

interface SimilarTableProps extends Props {
  rows: readonly { label: string; facts: readonly (PrintedFact | undefined)[] }[];
}

function SimilarTable(props: SimilarTableProps) {
  const { similarTo: vehicles, heading = '', labels, badgeOutOfStock } = props;
  const prices = vehicles.map(({ id, price }) => <Price key={id} price={price} size="small" />);
  const rows = props.rows.map(({ label, facts }) => ({
    label,
    cells: facts.map((fact, index) => <ComparedFigure key={vehicles[index]?.id} fact={fact} />),
  }));
  return (
    <PictureWidthProvider width="compared">
      <TableFrame name={heading} isWhole>
        <CompareTable
          vehicles={vehicles.map((vehicle, index) => ({
            ...vehicle,
            href: index === 0 ? undefined : vehicle.href,
          }))}
          groups={[{ rows: [{ label: labels.price, cells: prices }, ...rows] }]}
          labels={labels}
          layout="similar"
          stockBadge={badgeOutOfStock}
        />
      </TableFrame>
    </PictureWidthProvider>
  );
}

function figureOf(facts: KeyFigures, name: string) {
  return facts[name];
}
