import type { SectionProps } from '../../../generated/sections.ts';
import { useVehicle } from '../api/use-vehicle.ts';
import { VehicleFacts } from '../vehicle/vehicle-facts.tsx';
import { VehicleGallery } from '../vehicle/vehicle-gallery.tsx';
import { VehicleInterest } from '../vehicle/vehicle-interest.tsx';
import { VehicleNotFound } from '../vehicle/vehicle-not-found.tsx';
import { VehicleOffer } from '../vehicle/vehicle-offer.tsx';
import { OfferPlaceholder, PicturePlaceholder } from '../vehicle/vehicle-placeholder.tsx';
import { VehicleStage } from '../vehicle/vehicle-stage.tsx';

/** One vehicle, with the page's first heading: picture, price, facts and the ways to ask. */
export function VehicleDetail(props: SectionProps['vehicle-detail']) {
  const { texts, vehicle: known, back } = props;
  const { data: vehicle, isPending } = useVehicle(known.vehicle, texts.fetchFailed);
  const isMissing = !isPending && !vehicle;
  return (
    <>
      <section className="section-top tone-plain">
        <div className="container-page max-w-page">
          <a className="button button-quiet screen-only" href={back.href}>
            ← {back.text}
          </a>
          {isMissing ? (
            <VehicleNotFound texts={texts} backHref={back.href} />
          ) : (
            <VehicleStage
              name={vehicle?.name ?? known.vehicle.name}
              picture={
                vehicle ? (
                  <VehicleGallery vehicle={vehicle} pictures={known.pictures} texts={texts} />
                ) : (
                  <PicturePlaceholder />
                )
              }
            >
              {vehicle ? (
                <VehicleOffer {...props} vehicle={vehicle} />
              ) : (
                <OfferPlaceholder text={texts.loading} />
              )}
            </VehicleStage>
          )}
          {vehicle && <VehicleFacts {...props} vehicle={vehicle} />}
        </div>
      </section>
      {vehicle && <VehicleInterest {...props} vehicle={vehicle} />}
    </>
  );
}
