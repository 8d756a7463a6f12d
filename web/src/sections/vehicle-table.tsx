import type { SectionProps } from '../../../generated/sections.ts';
import { FactTable } from '../ui/fact-table.tsx';
import { SplitSection } from '../ui/split-section.tsx';

/** The table of a vehicle; nothing for one that has none. */
export function VehicleTable({ vehicle: { table }, ...frame }: SectionProps['vehicle-table']) {
  if (!table) return null;
  return (
    <SplitSection {...frame}>
      <FactTable table={table} hasNumbersAtEnd />
    </SplitSection>
  );
}
