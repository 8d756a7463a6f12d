import type { FactLine } from '../../../generated/content.ts';
import type { Action, VehicleCard } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { PlainList } from '../ui/list.tsx';
import { CardBadges } from './vehicle-badges.tsx';
import { VehicleTile } from './vehicle-tile.tsx';

const shownFeatures = 4;

// Over the link that is the whole row of a phone, where it is words alone; else in the corner, at one height in all cards.
const overCard =
  'z-1 max-sm:relative max-sm:-my-2 max-sm:ms-auto max-sm:border-0 max-sm:px-0 max-sm:underline sm:absolute sm:right-5 sm:bottom-3';

interface ModelCardProps {
  vehicle: VehicleCard;
  name: string;
  href: string;
  detailsText: string;
  badge?: string | undefined;
  /** The text of the badge on a vehicle that is out of stock. */
  stockBadge: string;
  labels?: FactLine | undefined;
  quote?: Action | undefined;
}

/** A vehicle from the content with its price and key figures. */
export function ModelCard(props: ModelCardProps) {
  const { vehicle, name, href, detailsText, badge, stockBadge, labels, quote } = props;
  return (
    <VehicleTile
      name={name}
      brand={vehicle.brand}
      picture={vehicle.picture}
      side={vehicle.side}
      badges={
        <CardBadges vehicle={vehicle} outOfStock={stockBadge}>
          {badge && <Badge tone="sun">{badge}</Badge>}
        </CardBadges>
      }
      price={vehicle.price}
      figures={vehicle.facts}
      labels={labels}
      href={href}
      detailsText={detailsText}
      aside={
        quote && <ActionLink action={quote} style="secondary" about={name} className={overCard} />
      }
    >
      {vehicle.onLot && <p className="text-ui">{vehicle.onLot}</p>}
      {quote && vehicle.features.length > 0 && (
        <FeatureLine features={vehicle.features.slice(0, shownFeatures)} />
      )}
    </VehicleTile>
  );
}

/** The highlights, in running text. */
function FeatureLine({ features }: { features: readonly string[] }) {
  return (
    <PlainList className="separated text-muted text-ui max-sm:hidden">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </PlainList>
  );
}
