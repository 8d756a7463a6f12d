import type { SectionProps } from '../../../generated/sections.ts';
import { onCards } from '../../../generated/specifications.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { Price } from '../ui/price.tsx';
import { Section } from '../ui/section.tsx';
import { TableFrame } from '../ui/table.tsx';
import { ComparedFigure, CompareTable } from '../vehicle/compare-table.tsx';
import type { KeyFigures } from '../vehicle/fact-line.tsx';

/** A vehicle beside those most like it; nothing if the catalog has no other. */
export function SimilarVehicles(props: SectionProps['similar-vehicles']) {
  const { similarTo: vehicles, heading = '', labels, badgeOutOfStock, actions } = props;
  if (vehicles.length < 2) return null;
  const prices = vehicles.map(({ id, price }) => <Price key={id} price={price} size="small" />);
  const words: Readonly<Record<string, string | undefined>> = labels;
  const figures = onCards
    .map(({ text = '' }) => ({
      label: words[text] ?? '',
      facts: vehicles.map(({ facts }) => figureOf(facts, text)),
    }))
    .filter(({ facts }) => facts.some(Boolean));
  const rows = figures.map(({ label, facts }) => ({
    label,
    cells: facts.map((fact, index) => <ComparedFigure key={vehicles[index]?.id} fact={fact} />),
  }));
  return (
    <Section {...props} isScreenOnly>
      <PictureWidthProvider width="compared">
        <TableFrame name={heading} sticksTo="wide">
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
      {figures.some(({ facts }) => facts.includes(undefined)) && (
        <p className="mt-4 text-ui">{labels.unknown}</p>
      )}
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}

function figureOf(facts: KeyFigures, name: string) {
  return facts[name];
}
