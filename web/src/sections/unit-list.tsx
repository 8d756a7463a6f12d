import type { SectionProps } from '../../../generated/sections.ts';
import { Section } from '../ui/section.tsx';
import { VehicleCards } from '../vehicle/vehicle-cards.tsx';

/** The units of a model that can be bought; nothing where there are none. */
export function UnitList(props: SectionProps['unit-list']) {
  const { unitsOf: vehicles, labels, badgeOutOfStock, detailsText } = props;
  if (vehicles.length === 0) return null;
  return (
    <Section {...props}>
      <VehicleCards {...{ vehicles, labels, badgeOutOfStock, detailsText }} />
    </Section>
  );
}
