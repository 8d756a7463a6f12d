import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { VehicleCards } from '../vehicle/vehicle-cards.tsx';

/** Vehicles that a rule of the content picks, with their prices. */
export function VehiclePicks(props: SectionProps['vehicle-picks']) {
  const { vehicles, labels, badgeOutOfStock, detailsText, actions, footnote } = props;
  return (
    <Section {...props}>
      <VehicleCards {...{ vehicles, labels, badgeOutOfStock, detailsText }} />
      <Footnote text={footnote} />
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}
