import type { ReactNode } from 'react';
import type { Vehicle } from '../api/vehicles.ts';
import { Badge } from '../ui/badge.tsx';

/** Texts of the three badges. */
export interface BadgeTexts {
  readonly new: string;
  readonly inStock: string;
  readonly outOfStock: string;
}

interface VehicleBadgeProps {
  vehicle: Pick<Vehicle, 'isNew' | 'inStock' | 'statusText'>;
  texts: BadgeTexts;
}

/** The one badge of a vehicle: new wins over in stock, in stock over out of stock. */
export function VehicleBadge({ vehicle, texts }: VehicleBadgeProps) {
  if (vehicle.isNew) return <Badge tone="sun">{texts.new}</Badge>;
  if (vehicle.inStock) return <Badge tone="good">{texts.inStock}</Badge>;
  return <Badge tone="muted">{vehicle.statusText ?? texts.outOfStock}</Badge>;
}

interface CardBadgesProps {
  vehicle: { readonly inStock: boolean; readonly statusText?: string };
  outOfStock: string;
  /** What else the card says about the vehicle. */
  children?: ReactNode;
}

/** The badges of a card: it always shows if a vehicle is out of stock, and why a unit cannot be bought. */
export function CardBadges({ vehicle, outOfStock, children }: CardBadgesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      {!vehicle.inStock && <Badge tone="muted">{vehicle.statusText ?? outOfStock}</Badge>}
    </div>
  );
}
