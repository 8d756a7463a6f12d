import type { Action, SectionProps, VehicleCard } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { CheckList } from '../ui/list.tsx';
import { Price } from '../ui/price.tsx';
import { Backdrop } from './backdrop.tsx';
import { keyFacts } from './specification-rows.ts';
import { CardBadges } from './vehicle-badges.tsx';

type FactLabels = SectionProps['model-grid']['labels'];

interface ModelCardProps {
  vehicle: VehicleCard;
  name: string;
  price: string;
  href: string;
  detailsText: string;
  badge?: string | undefined;
  /** What the badge of a vehicle that is out of stock says. */
  stockBadge: string;
  labels?: FactLabels | undefined;
  quote?: Action | undefined;
}

const shownFeatures = 4;

/** A vehicle with its price and key figures; the card leads to its page. */
export function ModelCard(props: ModelCardProps) {
  const { vehicle, name, price, href, detailsText, badge, stockBadge, labels, quote } = props;
  const features = quote ? vehicle.features.slice(0, shownFeatures) : [];
  return (
    <Card
      as="li"
      top={
        <Backdrop picture={vehicle.picture}>
          <CardBadges isInStock={vehicle.inStock} outOfStock={stockBadge}>
            {badge && <Badge tone="sun">{badge}</Badge>}
          </CardBadges>
        </Backdrop>
      }
    >
      <div>
        <p className="text-legal text-caption">
          {vehicle.brand} · {vehicle.series}
        </p>
        <Heading className="mt-1 text-h4">{name}</Heading>
      </div>
      <Price value={price} />
      {labels && <FactList facts={keyFacts(vehicle.facts, labels)} />}
      {features.length > 0 && (
        <CheckList items={features} className="w-full border-t border-divider pt-4 text-ui" />
      )}
      <div className="mt-auto flex w-full flex-wrap items-center gap-3 pt-3">
        <a href={href} className="button button-primary card-link">
          <span>
            {detailsText}
            <span className="sr-only"> – {name}</span>
          </span>
        </a>
        {quote && <ActionLink action={quote} style="secondary" about={name} className="relative" />}
      </div>
    </Card>
  );
}
