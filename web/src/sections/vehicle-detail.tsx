import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { useVehicle, type Vehicle } from '../api/vehicles.ts';
import { home } from '../domain/own-address.ts';
import { usePart } from '../render-context.ts';
import { OfferPlaceholder, PicturePlaceholder } from '../vehicle/detail-placeholders.tsx';
import { ShortlistBar } from '../vehicle/shortlist-bar.tsx';
import { ShortlistBox } from '../vehicle/shortlist-box.tsx';
import { VehicleFacts } from '../vehicle/vehicle-facts.tsx';
import { VehicleGallery } from '../vehicle/vehicle-gallery.tsx';
import { VehicleInterest } from '../vehicle/vehicle-interest.tsx';
import { VehicleOffer, VehicleOfferDetails } from '../vehicle/vehicle-offer.tsx';
import { shownPictures } from '../vehicle/vehicle-pictures.ts';
import type { DetailTexts } from '../vehicle/vehicle-texts.ts';

/** One vehicle, with the page's first heading: picture, price, facts and the ways to ask. */
export function VehicleDetail(props: SectionProps['vehicle-detail']) {
  const { texts, vehicle: known, back } = props;
  const { vehicle, isMissing } = useVehicle(known.vehicle, texts.fetchFailed);
  const { readings, isStockOwed, names, priceOnCall, askForPrice, extras } = known;
  const shared = { readings, isStockOwed, names, priceOnCall, askForPrice, extras };
  return (
    <>
      <section
        {...usePart()}
        className="ground-paper pt-1 pb-10 md:pt-0 md:pb-16 print:pt-[0.6rem] print:pb-0"
        data-has-back={back && ''}
      >
        {/* While the vehicle loads, what follows begins below the screen, and does not jump. */}
        <div className={`container-page ${vehicle || isMissing ? '' : 'min-h-svh'}`.trim()}>
          {/* At the end of the breadcrumb; on a phone, in its place. */}
          {back && (
            <a
              className="button button-quiet print:hidden md:-mt-12 md:ms-auto md:mb-1 md:flex md:w-fit"
              href={back.href}
            >
              ← {back.text}
            </a>
          )}
          {isMissing ? (
            <VehicleNotFound texts={texts} backHref={back?.href ?? home} />
          ) : (
            <VehicleLayout
              vehicle={vehicle ?? known.vehicle}
              shortlist={props.shortlist}
              picture={
                vehicle ? (
                  <VehicleGallery
                    vehicle={vehicle}
                    pictures={shownPictures(vehicle, known)}
                    paints={known.paints}
                    texts={texts}
                    isStockUnsaid={known.isStockUnsaid}
                  />
                ) : (
                  <PicturePlaceholder picture={known.pictures[0]} />
                )
              }
              facts={vehicle && <VehicleFacts {...props} vehicle={vehicle} {...shared} />}
              offer={
                vehicle ? (
                  <VehicleOffer {...props} vehicle={vehicle} {...shared} />
                ) : (
                  <OfferPlaceholder text={texts.loading} />
                )
              }
              details={vehicle && <VehicleOfferDetails {...props} vehicle={vehicle} {...shared} />}
            />
          )}
        </div>
      </section>
      {vehicle && <VehicleInterest {...props} vehicle={vehicle} {...shared} />}
    </>
  );
}

interface VehicleLayoutProps {
  /** The name is known before the vehicle is: the heading is there from the start and keeps the focus. */
  vehicle: Pick<Vehicle, 'id' | 'name' | 'brand' | 'category'>;
  shortlist: SectionProps['vehicle-detail']['shortlist'];
  offer: ReactNode;
  details: ReactNode;
  picture: ReactNode;
  facts: ReactNode;
}

/** Name and offer, the picture, then the details and the facts; on a wide screen the offer stays beside picture and facts. */
function VehicleLayout(props: VehicleLayoutProps) {
  const { vehicle, shortlist, offer, details, picture, facts } = props;
  const form = useId();
  return (
    <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] print:grid-cols-[1fr_1fr] print:gap-4">
      <div className="max-lg:contents lg:tall:sticky lg:tall:top-24 lg:col-start-2 lg:row-[1/span_2] lg:self-start">
        <div data-offer="">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="font-semibold text-accent text-ui">
              {[vehicle.brand, vehicle.category].filter(Boolean).join(' · ')}
            </p>
            {shortlist && (
              <>
                <ShortlistBox vehicle={vehicle} texts={shortlist} form={form} />
                <ShortlistBar texts={shortlist} form={form} />
              </>
            )}
          </div>
          <h1 className="text-h2-major" tabIndex={-1}>
            {vehicle.name}
          </h1>
          {offer}
        </div>
        {details && <div className="max-lg:order-2 print:order-none">{details}</div>}
      </div>
      <div className="min-w-0 max-lg:order-1 lg:col-start-1 lg:row-start-1 print:order-none print:col-span-full">
        {picture}
      </div>
      <div className="max-lg:order-3 lg:col-start-1 lg:row-start-2 print:order-none">{facts}</div>
    </div>
  );
}

/** Replaces a vehicle that cannot be shown, with a link back to the list. */
function VehicleNotFound({ texts, backHref }: { texts: DetailTexts; backHref: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces a heading that had the focus and is gone now.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto max-w-text py-16 text-center">
      <h1 className="text-h2" tabIndex={-1} ref={heading}>
        {texts.notFoundTitle}
      </h1>
      <p className="mt-4 text-lead text-muted">{texts.notFoundText}</p>
      <a className="button button-primary mt-8" href={backHref}>
        {texts.notFoundAction}
      </a>
    </div>
  );
}
