import type { NounTypes } from '../../../generated/content.ts';
import type { VehicleDetail } from '../../../generated/sections.ts';
import type { Data } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';
import { priceOn } from '../../resolve/facts/price.ts';
import type { Printer } from '../../resolve/facts/printer.ts';
import { readingNote } from '../../resolve/facts/reading-label.ts';
import { labelOf } from '../../schema/specification-property.ts';
import { specificationFields } from '../../schema/vehicle-specifications.ts';
import type { View, ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { extraPrice, extraTables } from '../prices/extras.ts';
import { priceNote } from '../prices/printed-price.ts';
import { isStockUnknown } from '../vehicles/for-sale.ts';
import { offeredExtras } from '../vehicles/offered-extras.ts';
import { feesOn, ownPictures, vehicleOf, vehiclePlaceholder } from '../vehicles/vehicle.ts';

/** A vehicle with everything its own page shows. */
export const vehicleDetail: View<VehicleDetail> = {
  one(reference, context) {
    const id = String(reference);
    const record = context.get('vehicle', id);
    const extras = extraTables(offeredExtras(record, context), context);
    const price = priceNote(record, feesOn(id, context), context);
    const isNamed = context.weigh(() => priceOn(context.print, record.price)) !== undefined;
    return {
      vehicle: vehicleOf(id, context),
      isStockOwed: isStockUnknown(record),
      ...(record.inStock === undefined && { isStockUnsaid: true }),
      names: specificationNames(record.specifications, context),
      priceOnCall: context.site.priceOnCall,
      ...(!isNamed && { askForPrice: context.site.askForPrice }),
      readings: {
        ...(price && { price }),
        ...readings(record.specifications, context.print),
      },
      pictures: ownPictures(record, context),
      paints: paintsOf(record, context),
      ...(extras.length > 0 && { extras }),
      placeholder: vehiclePlaceholder(context),
    };
  },
};

/** What the specifications of a vehicle are called: the dealer's own as his file says, the others as the set does. */
function specificationNames(specifications: Data, { index, site }: ViewContext) {
  const { content, schemas } = index.site;
  const own = groupAt(content.specifications?.data ?? {}, 'own');
  const fields = specificationFields(schemas);
  const nameOf = (key: string) =>
    Object.hasOwn(own, key)
      ? labelOf({ key, says: groupAt(own, key) }, site.language)
      : String(fields.get(key)?.title ?? key);
  return Object.fromEntries(Object.keys(specifications).map((key) => [key, nameOf(key)]));
}

/** The notes that facts with other readings need, by key. */
function readings(facts: Data, print: Printer) {
  const named = Object.entries(facts).flatMap(([key, fact]) => {
    const note = readingNote(fact, print);
    return note ? [[key, note] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The paints of a vehicle, each with its pictures, by the place of the side they show: the main one has 0. */
function paintsOf({ images, look, colors = [] }: NounTypes['vehicle'], context: ViewContext) {
  const paints = look?.paints ?? [];
  // A photograph shows the color that it shows.
  const drawn = images.filter((key) => context.get('picture', key).photo !== true);
  const sides = drawn.filter((key) => !drawn.some((side) => isPainted(key, side, paints)));
  return paints.map((paint, index) => {
    const keys = index === 0 ? sides : sides.map((side) => keyIn(paint, side));
    const pictures = keys.flatMap((key, side) =>
      images.includes(key) ? [{ src: pictureView(key, context).src, side }] : [],
    );
    const extra = colors.find(({ name }) => name === paint.name);
    const name = extra ? `${paint.name}, ${extraPrice(extra, context)}` : paint.name;
    return { name, color: shownColor(paint.color), pictures };
  });
}

interface Named {
  readonly name: string;
}

function isPainted(key: string, side: string, paints: readonly Named[]): boolean {
  return paints.some((paint) => key === keyIn(paint, side));
}

/** The key of a picture in another paint is that of the same side in the first one, then the name of the paint. */
function keyIn({ name }: Named, side: string): string {
  return `${side}-${name.toLowerCase().replaceAll(' ', '-')}`;
}

/** In the studio a paint reflects about twice as much light as its color says. */
const brightness = 2;

/** A color of the studio as it looks in the pictures. */
function shownColor(color: string): string {
  const parts = [1, 3, 5].map((start) => {
    const light = toLight(Number.parseInt(color.slice(start, start + 2), 16) / 255);
    const shown = Math.round(toScreen(Math.min(1, light * brightness)) * 255);
    return shown.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

// Between sRGB and linear light, by the formulas of the standard without their linear segment near black.
const gamma = 2.2;
const toLight = (part: number) => part ** gamma;
const toScreen = (light: number) => light ** (1 / gamma);
