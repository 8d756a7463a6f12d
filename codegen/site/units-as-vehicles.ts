import type { NounTypes } from '../../generated/content.ts';
import type { Content, Data, Entry } from '../model/content.ts';
import { optionalText } from '../model/data.ts';
import type { InvalidFile } from '../model/source.ts';
import { isOver, isStale } from './unit-days.ts';
import { picturesIn, unitPhotos, withPhotos } from './unit-photos.ts';

type Unit = NounTypes['unit'];
type Vehicle = NounTypes['vehicle'];
type Site = NounTypes['site'];

/** What of the site units need, the site itself and the day. */
interface UnitContext {
  readonly content: Content;
  readonly site: Site;
  readonly today: string;
}

/**
 * The content with each unit as a vehicle among the others, and its photos among the pictures: from here on there is one
 * list of what can be bought.
 */
export function withUnits(content: Content, today: string): Content {
  const site = content.site?.data;
  if (content.stock.length === 0 || !site) return content;
  const models = new Map(content.vehicles.map((entry) => [entry.id, entry.data]));
  const lost = new Set(lostUnits(content).map(({ id }) => id));
  const shown = content.stock.filter(
    (unit) => !models.has(unit.id) && isFirst(unit, content.stock) && !lost.has(unit.id),
  );
  const lowered = shown.map((unit) =>
    asVehicle(unit, models.get(unit.data.model ?? ''), { content, site, today }),
  );
  const vehicles = [...content.vehicles, ...toldApart(lowered, content.vehicles)];
  return withPhotos({ ...content, vehicles }, vehicles, site.stockTexts.photo);
}

/** The units whose model or site is not known: each would be told of all that it has from there, and whoever names it of one that is not. */
export function lostUnits({ stock, vehicles, site }: Content): readonly InvalidFile[] {
  const models = new Set(vehicles.map(({ id }) => id));
  const isLost = (model?: string) => !site || (model !== undefined && !models.has(model));
  const lost = stock.filter(({ data }) => isLost(data.model));
  return lost.map(({ id, source }) => ({ file: source.file, noun: source.noun, id, source }));
}

/** A unit as a vehicle: what it leaves out is as its model has it. */
function asVehicle(
  { id, data, source }: Entry<Unit>,
  model: Vehicle | undefined,
  context: UnitContext,
): Entry<Vehicle> {
  const { condition = model ? 'new' : 'used', formerly, aliases, externalUrl } = data;
  const photos = unitPhotos(id, data);
  const price = data.price ?? (condition === 'new' ? model?.price : undefined);
  const { formerly: _, aliases: _a, look, side: _s, price: _p, ...shared } = model ?? {};
  // Where a name is missing, that is reported.
  const name = data.name ?? (yearAndModel(data, model) || id);
  const vehicle: Omit<Vehicle, 'price' | 'formerly' | 'aliases'> = {
    ...shared,
    id,
    slug: id,
    model: name,
    description: data.description ?? model?.description ?? name,
    inStock: data.status === 'available' && !isStale(data, context),
    stockOwed: data.status === 'available' && isStale(data, context),
    isNew: false,
    condition,
    images:
      photos.length > 0
        ? photos.map(({ key }) => key)
        : picturesIn(data, model?.images ?? [], look),
    features: data.features ?? model?.features ?? [],
    specifications: {
      ...inherited(data, model),
      ...data.specifications,
      ...stated({ id, data }, condition, context),
    },
  };
  // The page of one sold long ago is gone, but still says so.
  const indexed = isOver(data, context) ? false : undefined;
  const optional = { price, formerly, aliases, externalUrl, indexed, table: data.table };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  // What it says is looked for in the unit itself.
  const own = { ...source, links: [], literals: [] };
  return { id, data: { ...vehicle, ...Object.fromEntries(given) }, source: own };
}

/** What a unit has from its model: a year of its own is not that of the model as it is made today. */
function inherited({ specifications: own }: Unit, model: Vehicle | undefined): Data {
  const { modelYear, ...others } = Object(model?.specifications);
  const isOfModel = modelYear !== undefined && Object(own).year === undefined;
  return isOfModel ? { modelYear, ...others } : others;
}

/** What a unit states under keys of its own, as specifications. */
function stated(
  { id, data }: Pick<Entry<Unit>, 'id' | 'data'>,
  condition: Vehicle['condition'],
  { content, site }: UnitContext,
): Data {
  const { vin, serial, location, arrived, checked, status } = data;
  const locations: Readonly<Record<string, Data>> = content.site?.data.locations ?? {};
  const place = location === undefined ? undefined : locations[location]?.name;
  const day = arrived && { date: arrived };
  const all = {
    stockNumber: stockNumberOf({ id, data }),
    condition: site.stockTexts[condition],
    vin,
    serial,
    location: place,
    ...(status === 'arriving' ? { expected: day } : { arrived: day }),
    checked: checked && { date: checked },
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Whether no unit before it has its number; that of a copy is reported. */
function isFirst(unit: Entry<Unit>, all: readonly Entry<Unit>[]): boolean {
  const number = stockNumberOf(unit).toUpperCase();
  return all.find((each) => stockNumberOf(each).toUpperCase() === number) === unit;
}

/** The number that the dealer keeps a unit under. */
export function stockNumberOf({ id, data }: Pick<Entry, 'id' | 'data'>): string {
  return optionalText(data, 'stockNumber') ?? id.toUpperCase();
}

function yearAndModel({ specifications }: Unit, model: Vehicle | undefined): string {
  const { year } = Object(specifications);
  return [year ?? [], model?.model ?? []].flat().join(' ');
}

/** A unit that is called like another vehicle is called with its number as well. */
function toldApart(
  units: readonly Entry<Vehicle>[],
  models: readonly Entry<Vehicle>[],
): readonly Entry<Vehicle>[] {
  const nameOf = ({ data }: Entry<Vehicle>) =>
    [data.brand, data.model, data.condition === 'used'].join(' ');
  const byName = Map.groupBy([...models, ...units], nameOf);
  return units.map((unit) => {
    if (byName.get(nameOf(unit))?.length === 1) return unit;
    const number = String(Object(unit.data.specifications).stockNumber);
    return { ...unit, data: { ...unit.data, model: `${unit.data.model} · ${number}` } };
  });
}
