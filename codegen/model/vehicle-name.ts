import type { NounTypes } from '../../generated/content.ts';

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
