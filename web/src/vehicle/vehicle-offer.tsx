import { ActionLink, ExternalLink } from '../ui/action-link.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Price } from '../ui/price.tsx';
import { ReadingNote } from './reading-note.tsx';
import { offerFacts, priceOf } from './specification-rows.ts';
import type { DetailPartProps } from './vehicle-texts.ts';

/** What a vehicle is and costs, and the two ways to go on. */
export function VehicleOffer(props: DetailPartProps) {
  const { vehicle, readings, texts, specifications, drive, financing } = props;
  const price = priceOf(vehicle, readings.price?.label);
  return (
    <>
      <p className="mt-3 text-lead text-muted">{vehicle.description}</p>
      <div className="mt-6 rounded-panel border border-divider bg-surface p-5 shadow-card md:p-6">
        <Price price={price} label={texts.price} isLarge />
        <ReadingNote note={readings.price} className="mt-2 text-ui" />
        <p className="mt-2 text-caption text-legal">{texts.priceNote}</p>
        <FactList
          facts={offerFacts(vehicle, specifications, texts)}
          className="mt-5 border-divider border-t pt-5"
        />
        <div className="screen-only mt-6 flex flex-col gap-3">
          <ActionLink action={drive} style="primary" className="w-full" />
          <ActionLink action={financing} style="secondary" className="w-full" />
        </div>
        {vehicle.externalUrl && (
          <p className="mt-4">
            <ExternalLink href={vehicle.externalUrl}>{texts.external}</ExternalLink>
          </p>
        )}
      </div>
    </>
  );
}
