import type { NounTypes } from '../../generated/content.ts';
import { type Content, type Data, recordsOf } from './content.ts';
import { optionalText } from './data.ts';

/** The keys under which records have what people call them, the best first. */
export const nameKeys = ['name', 'title', 'label', 'model', 'heading'] as const;

/** The key that a record is called by; undefined if it has no name but its id. */
export function nameKeyOf(data: Data): string | undefined {
  return nameKeys.find((key) => typeof data[key] === 'string');
}

type Brand = Pick<NounTypes['brand'], 'name'>;
type Vehicle = Pick<NounTypes['vehicle'], 'model' | 'condition'>;
/** Nothing is known while the dealer's own file is invalid. */
type Site = Partial<Pick<NounTypes['site'], 'usedName'>>;

/** The name of a vehicle: its brand and its model, and that it is used. */
export function vehicleName(brand: Brand | undefined, vehicle: Vehicle, site: Site): string {
  const { model } = vehicle;
  return saidUsed(brand ? `${brand.name} ${model}` : model, vehicle, site);
}

/** The name of a model, which says so if the vehicle is used. */
export function modelName(vehicle: Vehicle, site: Site): string {
  return saidUsed(vehicle.model, vehicle, site);
}

function saidUsed(name: string, { condition }: Vehicle, { usedName = '{name}' }: Site): string {
  return condition === 'used' ? usedName.replace('{name}', () => name) : name;
}

/** What a rental group is called in addresses, and in the form that a request leads to. */
export function rentalField(content: Content): string {
  const rentals = recordsOf(content, 'pricing').find(({ id }) => id === 'rentals');
  return (rentals && optionalText(rentals.data, 'field')) ?? 'group';
}
