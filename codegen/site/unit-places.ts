import type { Path } from '../diagnostics/diagnostic.ts';
import type { Content, Entry } from '../model/content.ts';
import { textsAt, valueAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { statedByUnits } from '../schema/stated-by-units.ts';
import { unitPhotos } from './unit-photos.ts';

/** A value in a file. */
interface WrittenAt {
  readonly source: Source;
  readonly path: Path;
}

/** A unit, and the model that it names. */
interface Stocked {
  readonly unit: Entry;
  readonly model: Entry | undefined;
}

/** The keys of a unit that are others of the vehicle. */
const renamed: Readonly<Record<string, string>> = {
  model: 'name',
  inStock: 'status',
  stockOwed: 'status',
};

/** What every unit states, if its file does not. */
const always: readonly string[] = ['stockNumber', 'condition'];

/**
 * Finds where a value is written by its place in what the compiler made of units: what a unit says as a vehicle is in its own
 * file or in that of its model, and the photos among the pictures are in the unit.
 */
export function unitPlaces(content: Content): (source: Source, path: Path) => WrittenAt {
  const { stock, vehicles, pictures } = content;
  const byId = new Map(stock.map((unit) => [unit.id, unit]));
  const models = new Map(vehicles.map((model) => [model.id, model]));
  const stocked = new Map(
    vehicles.flatMap(({ id, source }): (readonly [Source, Stocked])[] => {
      const unit = source.noun === 'unit' ? byId.get(id) : undefined;
      return unit ? [[source, { unit, model: models.get(unit.data.model ?? '') }]] : [];
    }),
  );
  const photos = new Map(
    stock.flatMap(({ id, data, source }) =>
      unitPhotos(id, data).map(({ key, place }): readonly [string, WrittenAt] => [
        key,
        { source, path: ['photos', place] },
      ]),
    ),
  );
  return (source, path) => {
    const found = stocked.get(source);
    if (found) return placeIn(found, path);
    const isMade = source === pictures?.source && valueAt(source.data, path) === undefined;
    return (isMade ? photos.get(String(path[0])) : undefined) ?? { source, path };
  };
}

function placeIn({ unit, model }: Stocked, path: Path): WrittenAt {
  const own = (...at: Path): WrittenAt => ({ source: unit.source, path: at });
  const [first = '', second = ''] = path;
  const other = renamed[first];
  if (other !== undefined) return own(other);
  if (first === 'images') return pictureIn({ unit, model }, path);
  const key = first === 'specifications' ? statedByUnits[second] : undefined;
  if (key !== undefined && (always.includes(key) || key in unit.data)) return own(key);
  const whole = first === 'specifications' ? [first, second] : [first];
  const isIn = (record: Entry | undefined) =>
    record !== undefined && valueAt(record.data, whole) !== undefined;
  if (model && !isIn(unit) && isIn(model)) return { source: model.source, path };
  return own(...path);
}

/** A picture of a unit: one of its photos, or one of its model in the same paint. */
function pictureIn({ unit, model }: Stocked, path: Path): WrittenAt {
  const [, index = 0] = path;
  if (!model || textsAt(unit.data, 'photos').length > 0)
    return { source: unit.source, path: ['photos', index] };
  return { source: model.source, path: ['images'] };
}
