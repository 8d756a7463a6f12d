import type { SectionProps } from '../../../generated/sections.ts';
import { useVehicle } from '../api/use-vehicle.ts';
import { VehicleFacts } from '../vehicle/vehicle-facts.tsx';
import { VehicleInterest } from '../vehicle/vehicle-interest.tsx';
import { VehicleNotFound } from '../vehicle/vehicle-not-found.tsx';
import { VehicleOverview } from '../vehicle/vehicle-overview.tsx';
import { VehiclePlaceholder } from '../vehicle/vehicle-placeholder.tsx';

/** One vehicle, with the page's first heading: picture, price, facts and the ways to ask. */
export function VehicleDetail(props: SectionProps['vehicle-detail']) {
  const { texts, vehicle: known } = props;
  const { data: vehicle, isPending } = useVehicle(known.vehicle, texts.fetchFailed);
  return (
    <>
      <section className="tone-plain pt-6 pb-16 md:pb-24">
        <div className="container-page max-w-page">
          <a className="button button-quiet" href={props.back.href}>
            ← {props.back.text}
          </a>
          {isPending && <VehiclePlaceholder text={texts.loading} />}
          {!isPending && !vehicle && <VehicleNotFound texts={texts} backHref={props.back.href} />}
          {vehicle && <VehicleOverview {...props} vehicle={vehicle} pictures={known.pictures} />}
          {vehicle && <VehicleFacts {...props} vehicle={vehicle} />}
        </div>
      </section>
      {vehicle && <VehicleInterest {...props} vehicle={vehicle} />}
    </>
  );
}
