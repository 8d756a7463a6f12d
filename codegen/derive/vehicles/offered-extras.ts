import type { NounTypes, VehicleBody } from '../../../generated/content.ts';
import type { Data } from '../../model/content.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import { specificationsWith } from '../../schema/vehicle-specifications.ts';
import type { VehicleRecord } from '../context/records.ts';
import type { ViewContext } from '../context/view.ts';
import { extraPrice } from '../prices/extras.ts';
import { unitOf } from './for-sale.ts';

type Extras = Pick<NounTypes['vehicle'], 'options' | 'colors'>;

/** What can be had with a vehicle. One on the lot has the color it has, and nothing is added to what is sold. */
export function offeredExtras(record: VehicleRecord, context: ViewContext): Extras {
  const { options = [], colors = [] } = record;
  const unit = unitOf(record.id, context);
  if (unit?.status === 'sold') return {};
  const isPainted = unit !== undefined && statesColor(record.specifications, context);
  return { options, colors: isPainted ? [] : colors };
}

function statesColor(specifications: Data, { index }: ViewContext): boolean {
  return specificationsWith('structured', index.site.schemas).some(
    ([key, { structured }]) => structured === 'color' && key in specifications,
  );
}

/** The same as the API returns it: nothing of what there is none of. */
export function extrasBody(
  record: VehicleRecord,
  context: ViewContext,
): Pick<VehicleBody, 'options' | 'colors'> {
  const lists = Object.entries(offeredExtras(record, context)).map(([key, extras]) => {
    const bodies = extras.map(({ name, price }) => {
      const held = priceOn(context.print, price);
      const text = extraPrice({ price }, context);
      return { name, text, ...(held && { price: held.least }) };
    });
    return [key, bodies] as const;
  });
  return Object.fromEntries(lists.filter(([, bodies]) => bodies.length > 0));
}
