import type { Vehicle } from '../api/vehicles.ts';
import { fillText } from '../domain/quantity.ts';
import { monthlyText } from './monthly-text.ts';
import { ShortlistBox } from './shortlist-box.tsx';
import { type BadgeTexts, CardBadges, VehicleBadge } from './vehicle-badges.tsx';
import { shownPictures } from './vehicle-pictures.ts';
import { priceOf } from './vehicle-price.ts';
import type { CardExtras, FactLabels, OwnShortlist } from './vehicle-texts.ts';
import { VehicleTile } from './vehicle-tile.tsx';

interface InventoryCardProps {
  vehicle: Vehicle;
  /** What the page holds besides the vehicles. */
  extras: CardExtras;
  /** The address of its page, with `{id}` as a placeholder. */
  path: string;
  labels: FactLabels | undefined;
  /** How to print the monthly payment, if the dealer shows one. */
  monthly: Parameters<typeof monthlyText>[1] | undefined;
  badges: BadgeTexts;
  detailsText: string;
  shortlist: OwnShortlist | undefined;
  /** True if all of the list can be seen from the side. */
  isInScale: boolean;
}

/** A vehicle in the catalog, as the API returns it. */
export function InventoryCard(props: InventoryCardProps) {
  const { vehicle, extras, path, labels, badges, monthly, detailsText, shortlist } = props;
  const lowest = extras.priceReadings?.[vehicle.id]?.lowest;
  const estimate = monthly && monthlyText(vehicle.price, monthly, lowest);
  const isKnownInStock = vehicle.inStock && !extras.stockOwed.includes(vehicle.id);
  const [picture] = shownPictures(vehicle, extras);
  return (
    <VehicleTile
      name={vehicle.name}
      brand={vehicle.brand}
      picture={picture}
      side={props.isInScale ? extras.sides?.[vehicle.id] : undefined}
      badges={
        <CardBadges vehicle={vehicle} outOfStock={badges.outOfStock}>
          {(vehicle.isNew || isKnownInStock) && <VehicleBadge vehicle={vehicle} texts={badges} />}
        </CardBadges>
      }
      price={priceOf(vehicle, extras)}
      figures={extras.cardFacts[vehicle.id] ?? {}}
      labels={labels}
      href={fillText(path, { id: vehicle.id })}
      detailsText={detailsText}
      tool={
        shortlist && (
          <ShortlistBox
            vehicle={vehicle}
            {...shortlist}
            className="z-1 -my-2 max-sm:absolute! max-sm:top-0 max-sm:right-1"
            isInList
          />
        )
      }
    >
      {vehicle.onLot && <p className="text-ui">{vehicle.onLot}</p>}
      {estimate && <p className="text-caption text-ui max-sm:hidden">{estimate}</p>}
    </VehicleTile>
  );
}
