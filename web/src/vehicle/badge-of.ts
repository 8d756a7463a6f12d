import type { Vehicle } from './vehicle.ts';

/** Words of the three badges. */
export interface BadgeTexts {
  readonly new: string;
  readonly inStock: string;
  readonly outOfStock: string;
}

/** New goes before in stock, in stock before out of stock. */
export function badgeOf(vehicle: Pick<Vehicle, 'isNew' | 'inStock'>, texts: BadgeTexts): string {
  if (vehicle.isNew) return texts.new;
  return vehicle.inStock ? texts.inStock : texts.outOfStock;
}
