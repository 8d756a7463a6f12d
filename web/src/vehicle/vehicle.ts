import type { SectionProps } from '../../../generated/sections.ts';

type Inventory = SectionProps['vehicle-inventory'];

/** A vehicle as the API gives it. */
export type Vehicle = Inventory['vehicles'][number];

/** Every text of the catalogue. */
export type InventoryTexts = Inventory['texts'];

/** The choices of the catalogue's filters. */
export type InventoryFilters = Inventory['filters'];

/** Names of the key figures. */
export type FactLabels = Inventory['labels'];
