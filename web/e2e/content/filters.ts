// Which vehicles the list must show for a choice of filters, by the rules of the specification.
import { phrase } from './phrase.ts';
import { leastPrice } from './prices.ts';
import { madeSections, sectionOf, vehicleName, vehicles } from './records.ts';
import type { Vehicle } from './shapes.ts';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly below?: number;
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
}

const list = sectionOf('/inventory', 'vehicle-inventory');

/** What the list says of itself. */
export const listTexts = list.texts as Readonly<Record<string, string>>;

const [shown] = madeSections('/inventory', list.kind);
const { brand = [], category = [], seats = [], price = [] } = Object(shown?.filters);

/** The filters of the list, with the choices that are made of its vehicles. */
export const filters: Readonly<
  Record<'brand' | 'category' | 'seats' | 'price', readonly Option[]>
> = { brand, category, seats, price };

/** What a visitor chose; a filter left out accepts every vehicle. */
export interface Choice {
  readonly search?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly price?: string;
  readonly seats?: string;
}

function isInBand(vehicle: Vehicle, band: string): boolean {
  const {
    below = Infinity,
    above = 0,
    min = 0,
    max = Infinity,
  } = filters.price.find(({ value }) => value === band) ?? {};
  const figure = leastPrice(vehicle) ?? Number.NaN;
  return figure < below && figure > above && figure >= min && figure <= max;
}

/** A vehicle without stated seats matches no choice. */
function isSeating({ specifications }: Vehicle, choice: string): boolean {
  const { min = 0, max = Infinity } = filters.seats.find(({ value }) => value === choice) ?? {};
  const seats = Number(specifications.seatingCapacity ?? Number.NaN);
  return seats >= min && seats <= max;
}

/** The label of a brand is its name. */
function isOfBrand(vehicle: Vehicle, brand: string): boolean {
  const name = vehicleName(vehicle).slice(0, -vehicle.model.length - 1);
  return labelPattern('brand', brand).test(name);
}

/** All that is said of a vehicle, its figures as printed. */
function wordsOf({ id }: Vehicle): string {
  const made: readonly Readonly<Record<string, unknown>>[] = Object(shown?.vehicles).vehicles ?? [];
  const { name, description, features, specifications } = made.find((each) => each.id === id) ?? {};
  return [id, name, description, features, Object.values(Object(specifications))]
    .flat()
    .join('\n')
    .toLowerCase();
}

function isChosen(vehicle: Vehicle, { search, brand, category, price, seats }: Choice): boolean {
  return (
    (search === undefined || wordsOf(vehicle).includes(search.toLowerCase())) &&
    (brand === undefined || isOfBrand(vehicle, brand)) &&
    (category === undefined || vehicle.series?.includes(category) === true) &&
    (price === undefined || isInBand(vehicle, price)) &&
    (seats === undefined || isSeating(vehicle, seats))
  );
}

export function chosen(choice: Choice): readonly Vehicle[] {
  return vehicles.filter((vehicle) => isChosen(vehicle, choice));
}

/** A choice in every filter that finds something, built from one vehicle; none where the list has no such filters. */
export function fullChoice():
  | (Choice & { search: string; category: string; price: string })
  | undefined {
  for (const vehicle of vehicles.toReversed()) {
    const { series, model } = vehicle;
    const brand = filters.brand.find(({ value }) => isOfBrand(vehicle, value));
    const category = filters.category.find(({ value }) => series?.includes(value))?.value;
    const price = filters.price.find(({ value }) => isInBand(vehicle, value))?.value;
    const search = model.toLowerCase().split(' ').at(-1) ?? '';
    if (category && price) return { search, category, price, ...(brand && { brand: brand.value }) };
  }
  return undefined;
}

/** The label of a filter's value, as a pattern for the whole text. */
export function labelPattern(filter: keyof typeof filters, value: string, rest = ''): RegExp {
  const { label = '' } = filters[filter].find((option) => option.value === value) ?? {};
  return new RegExp(`^${phrase(label).source}${rest}$`);
}

/** The line above the list. */
export const countLine = (shown: number) =>
  `${listTexts.count}`.replace('{x}', `${shown}`).replace('{n}', `${vehicles.length}`);

/** A search that finds nothing. */
export const nothing = 'nothing-is-called-this';
