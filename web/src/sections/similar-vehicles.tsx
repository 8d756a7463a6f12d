import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { Section } from '../ui/section.tsx';
import { TableFrame } from '../ui/table.tsx';
import { CompareTable } from '../vehicle/compare-table.tsx';

/** A vehicle beside those most like it; nothing where the catalogue has no other. */
export function SimilarVehicles(props: SectionProps['similar-vehicles']) {
  const { similarTo: vehicles, heading = '', labels, badgeOutOfStock, actions } = props;
  if (vehicles.length < 2) return null;
  return (
    <Section {...props} isScreenOnly>
      <PictureWidthProvider width="compared">
        <TableFrame name={heading}>
          <CompareTable vehicles={vehicles} labels={labels} stockBadge={badgeOutOfStock} />
        </TableFrame>
      </PictureWidthProvider>
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}
